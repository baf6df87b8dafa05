// Inputs of the upload handlers.
import { z } from 'zod';
import { sentFileFields } from './sent-file-input';

export const startUploadInput = z.object({
  kind: z.enum(['logo', 'roster']),
  ...sentFileFields,
});

export type StartUploadInput = z.infer<typeof startUploadInput>;

export const completeUploadInput = z.object({ upload_id: z.uuid() });

// What the upload handlers are sent.
import { z } from 'zod';
import { sentFileFields } from './sent-file-input';

export const signInput = z.object({
  kind: z.enum(['logo', 'roster']),
  ...sentFileFields,
});

export type SignInput = z.infer<typeof signInput>;

export const completeInput = z.object({ upload_id: z.uuid() });

// Inputs of the handlers for a shop's pictures.
import { z } from 'zod';
import { sentFileFields } from '@/lib/uploads/sent-file-input';

export const pictureInput = z.object({
  kind: z.enum(['product_picture', 'shop_logo']),
  ...sentFileFields,
});

export type PictureClaim = z.infer<typeof pictureInput>;

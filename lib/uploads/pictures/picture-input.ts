// Inputs of the handlers for a shop's pictures.
import { z } from 'zod';
import { boundedText } from '@/lib/text/bounded-text';

export const pictureInput = z.object({
  kind: z.enum(['product_picture', 'shop_logo']),
  file_name: z.string().max(1_000),
  content_type: z.string().max(200),
  byte_size: z.int().min(0),
  /** SHA-256 of the bytes, in hexadecimal. */
  sha256: boundedText(64).regex(/^[0-9a-f]{64}$/),
});

export type PictureClaim = z.infer<typeof pictureInput>;

// The server's schema of a product's pictures.
import { z } from 'zod';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { LONGEST_ALT, MOST_PICTURES } from './picture-rules';

const percent = z.int().min(0).max(100);
const words = {
  alt: boundedText(withRoom(LONGEST_ALT))
    .transform(cleanLine)
    .refine((text) => characterCount(text) <= LONGEST_ALT),
  focalX: percent,
  focalY: percent,
};

/** A picture that the product has already, or an upload. */
const pictureItem = z.union([
  z.object({ id: z.uuid(), ...words }),
  z.object({ uploadId: z.uuid(), ...words }),
]);

/**
 * What a save does to the pictures: keeps them, removes all, makes an upload the only one, or the whole list in its new
 * order. No picture twice.
 */
export const picturesInput = z.union([
  z.enum(['keep', 'remove']),
  z.object({ uploadId: z.uuid() }),
  z
    .array(pictureItem)
    .max(MOST_PICTURES)
    .refine(
      (list) => new Set(list.map((item) => ('id' in item ? item.id : item.uploadId))).size === list.length,
    ),
]);

export type PictureItem = z.output<typeof pictureItem>;
export type PicturesInput = z.output<typeof picturesInput>;

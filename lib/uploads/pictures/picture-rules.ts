// Which pictures a shop may upload. No I/O, so that the form can refuse before it sends anything.
import { messages } from '@/lib/messages';
import { LONGEST_SIDE, MOST_PIXELS } from './picture-limits';

/** What a shop's picture is for; `uploads.kind` in the database. */
export type PictureKind = 'product_picture' | 'shop_logo';

export type PictureError =
  | 'image_not_an_image'
  | 'image_empty'
  | 'image_too_heavy'
  | 'image_too_wide'
  | 'image_too_many_pixels';

const MEGABYTE = 1_000_000;
const HEAVIEST_CHOSEN_IN_MEGABYTES = 25;
/** The most bytes of a picture that somebody chooses. The browser makes it smaller before it sends it. */
export const HEAVIEST_CHOSEN = HEAVIEST_CHOSEN_IN_MEGABYTES * MEGABYTE;
/** The most bytes of a picture as it is sent. */
export const HEAVIEST_PICTURE = 10 * MEGABYTE;

/**
 * The types that are sent. HEIC, which iPhones write, is none: the server has no reader for it, so the browser makes a
 * JPEG of it.
 */
export const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureType = (typeof SENT_TYPES)[number];

/** The types that the file dialog offers. By name as well: few systems know the type of a HEIC file. */
export const PICTURE_TYPES = [...SENT_TYPES, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

export const pictureMessages: Record<PictureError, string> = {
  image_not_an_image: messages.product.imageNotAnImage,
  image_empty: messages.product.imageEmpty,
  image_too_heavy: messages.product.imageTooHeavy(HEAVIEST_CHOSEN_IN_MEGABYTES),
  image_too_wide: messages.product.imageTooWide(LONGEST_SIDE),
  image_too_many_pixels: messages.product.imageTooManyPixels(MOST_PIXELS / 1_000_000),
};

/** What is wrong with a file of so many bytes, of which `most` are taken; null if nothing is. */
export function weightProblem(byteSize: number, most: number): PictureError | null {
  if (byteSize === 0) {
    return 'image_empty';
  }
  return byteSize > most ? 'image_too_heavy' : null;
}

/** What is wrong with a picture by its sides, in pixels; null if nothing is. */
export function sizeProblem({ width, height }: { width: number; height: number }): PictureError | null {
  if (Math.max(width, height) > LONGEST_SIDE) {
    return 'image_too_wide';
  }
  return width * height > MOST_PIXELS ? 'image_too_many_pixels' : null;
}

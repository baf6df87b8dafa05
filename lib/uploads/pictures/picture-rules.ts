// Which pictures a shop can upload. No I/O, so that the form can refuse a picture before it sends anything.
import { messages } from '@/lib/messages';
import { LONGEST_SIDE, MOST_PIXELS } from './picture-limits';

/** The purpose of a shop's picture; `uploads.kind` in the database. */
export type PictureKind = 'product_picture' | 'shop_logo';

export type PictureError =
  | 'image_not_an_image'
  | 'image_empty'
  | 'image_too_heavy'
  | 'image_too_wide'
  | 'image_too_many_pixels';

const MEGABYTE = 1_000_000;
const HEAVIEST_CHOSEN_IN_MEGABYTES = 25;
/** The most bytes of a chosen picture. The browser shrinks it before the upload. */
export const HEAVIEST_CHOSEN = HEAVIEST_CHOSEN_IN_MEGABYTES * MEGABYTE;
/** The most bytes of an uploaded picture. */
export const HEAVIEST_PICTURE = 10 * MEGABYTE;

/**
 * The types that can be uploaded. Not HEIC, which iPhones write: the server cannot read it, so the browser converts
 * it to JPEG.
 */
export const SENT_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureType = (typeof SENT_TYPES)[number];

/** The types that the file dialog offers. Also by extension: few systems know the type of a HEIC file. */
export const PICTURE_TYPES = [...SENT_TYPES, 'image/heic', 'image/heif', '.heic', '.heif'].join(',');

export const pictureMessages: Record<PictureError, string> = {
  image_not_an_image: messages.product.imageNotAnImage,
  image_empty: messages.product.imageEmpty,
  image_too_heavy: messages.product.imageTooHeavy(HEAVIEST_CHOSEN_IN_MEGABYTES),
  image_too_wide: messages.product.imageTooWide(LONGEST_SIDE),
  image_too_many_pixels: messages.product.imageTooManyPixels(MOST_PIXELS / 1_000_000),
};

/** The error for a file of this size, if `most` bytes are allowed; null if it is fine. */
export function weightProblem(byteSize: number, most: number): PictureError | null {
  if (byteSize === 0) {
    return 'image_empty';
  }
  return byteSize > most ? 'image_too_heavy' : null;
}

/** The error for a picture of these sides, in pixels; null if they are fine. */
export function sizeProblem({ width, height }: { width: number; height: number }): PictureError | null {
  if (Math.max(width, height) > LONGEST_SIDE) {
    return 'image_too_wide';
  }
  return width * height > MOST_PIXELS ? 'image_too_many_pixels' : null;
}

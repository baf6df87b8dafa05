// Which pictures a shop may upload. No I/O, so that the form can refuse before it sends 8 MB.
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
const HEAVIEST_IN_MEGABYTES = 8;
/** The most bytes of an uploaded picture. */
export const HEAVIEST_PICTURE = HEAVIEST_IN_MEGABYTES * MEGABYTE;

/** The types that the file dialog offers. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const pictureMessages: Record<PictureError, string> = {
  image_not_an_image: messages.product.imageNotAnImage,
  image_empty: messages.product.imageEmpty,
  image_too_heavy: messages.product.imageTooHeavy(HEAVIEST_IN_MEGABYTES),
  image_too_wide: messages.product.imageTooWide(LONGEST_SIDE),
  image_too_many_pixels: messages.product.imageTooManyPixels(MOST_PIXELS / 1_000_000),
};

/** What is wrong with a file by its size alone, in bytes; null if nothing is. */
export function weightProblem(byteSize: number): PictureError | null {
  if (byteSize === 0) {
    return 'image_empty';
  }
  return byteSize > HEAVIEST_PICTURE ? 'image_too_heavy' : null;
}

/** What is wrong with a picture by its sides, in pixels; null if nothing is. */
export function sizeProblem({ width, height }: { width: number; height: number }): PictureError | null {
  if (Math.max(width, height) > LONGEST_SIDE) {
    return 'image_too_wide';
  }
  return width * height > MOST_PIXELS ? 'image_too_many_pixels' : null;
}

const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP, GIF or AVIF file. What a file says of itself by its
 * name or type counts for nothing, and no reader of SVG, PDF or the like is ever started.
 */
export function looksLikePicture(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, '\xff\xd8\xff') ||
    startsWith(bytes, '\x89PNG\r\n\x1a\n') ||
    (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) ||
    startsWith(bytes, 'GIF87a') ||
    startsWith(bytes, 'GIF89a') ||
    (startsWith(bytes, 'ftyp', 4) && (startsWith(bytes, 'avif', 8) || startsWith(bytes, 'avis', 8)))
  );
}

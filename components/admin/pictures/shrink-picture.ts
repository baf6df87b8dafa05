// Shrinks a camera's picture before the upload. Browsers only: it needs a canvas.
import { messages } from '@/lib/messages';
import { err, ok, type Result } from '@/lib/result';
import { HEADER_BYTES, pictureSizeOf, pictureTypeOf } from '@/lib/uploads/pictures/picture-header';
import { MOST_PIXELS_TO_SHRINK } from '@/lib/uploads/pictures/picture-limits';
import {
  HEAVIEST_CHOSEN,
  HEAVIEST_PICTURE,
  pictureMessages,
  sizeProblem,
  weightProblem,
} from '@/lib/uploads/pictures/picture-rules';

/** Longest sides in pixels to try: the first result that is light enough is used. Pages show 1280. */
const SIDES = [2_560, 1_600] as const;
const QUALITY = 0.9;

const { product: sentences } = messages;

/**
 * The picture to upload. A small one stays unchanged; others are decoded here, turned upright and shrunk, transparent
 * ones to WebP or PNG. Or a sentence that says why it cannot be used. Its size is read from the first bytes, so a
 * picture that would fill a phone's memory is never decoded.
 */
export async function shrinkPicture(file: File): Promise<Result<Blob, string>> {
  const weight = weightProblem(file.size, HEAVIEST_CHOSEN);
  if (weight) {
    return err(pictureMessages[weight]);
  }
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const type = pictureTypeOf(header);
  if (type === null) {
    return err(pictureMessages.image_not_an_image);
  }
  const size = pictureSizeOf(header);
  const problem = size && sizeProblem(size);
  if (problem) {
    return err(pictureMessages[problem]);
  }
  const isSendable = type !== 'image/heic' && file.size <= HEAVIEST_PICTURE;
  // The claimed type can be wrong; the server requires the real one.
  const asItIs = ok(new Blob([file], { type }));
  if (isSendable && (size === null || Math.max(size.width, size.height) <= SIDES[0])) {
    return asItIs;
  }
  if (size && size.width * size.height > MOST_PIXELS_TO_SHRINK) {
    return isSendable ? asItIs : err(sentences.imageTooLargeToShrink(MOST_PIXELS_TO_SHRINK / 1_000_000));
  }
  const shrunk = await shrink(
    file,
    type === 'image/jpeg' || type === 'image/heic' ? 'image/jpeg' : 'image/webp',
  );
  if (shrunk && shrunk.size <= HEAVIEST_PICTURE) {
    return ok(shrunk);
  }
  if (isSendable) {
    return asItIs;
  }
  return err(type === 'image/heic' ? sentences.imageHeic : sentences.imageUnreadable);
}

/** Null if this browser cannot decode or draw the file. A browser without WebP encoder writes a PNG. */
async function shrink(file: File, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (bitmap === null) {
    return null;
  }
  try {
    let blob: Blob | null = null;
    for (const side of SIDES) {
      blob = await draw(bitmap, side, type);
      if (blob === null || blob.size <= HEAVIEST_PICTURE) {
        break;
      }
    }
    return blob;
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, longestSide: number, type: string): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) {
    return null;
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  // Safari on a phone keeps a canvas's memory until garbage collection, unless the canvas is emptied.
  canvas.width = 0;
  return blob;
}

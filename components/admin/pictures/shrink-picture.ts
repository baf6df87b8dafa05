// A picture as it came out of a camera, made small enough to send. Browsers only: it needs a canvas.
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

/** Longest sides in pixels that a picture is made to have: the first that comes out light enough. Pages show 1280. */
const SIDES = [2_560, 1_600] as const;
const QUALITY = 0.9;

const { product: sentences } = messages;

/**
 * The picture as it is to be sent: one that is small stays as it is, any other is decoded here, turned upright and
 * made smaller, a transparent one as WebP or PNG. Or a sentence that says why it can't be taken. Its first bytes say
 * how large it is, so what would fill a phone's memory is not begun.
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
  // What it calls itself may be wrong; the server asks for what it is.
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

/** Null where this browser can't decode the file, or not draw it. A browser that writes no WebP writes a PNG. */
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
  // Safari on a phone keeps a canvas's memory until it is collected, unless it is made empty.
  canvas.width = 0;
  return blob;
}

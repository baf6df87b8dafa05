import 'server-only';
import sharp from 'sharp';
import { err, ok, type Result } from '@/lib/result';
import { PICTURE_WIDTHS } from '@/lib/uploads/picture';
import { looksLikePicture } from './picture-header';
import { MOST_PIXELS } from './picture-limits';
import { HEAVIEST_PICTURE, type PictureError, sizeProblem, weightProblem } from './picture-rules';

/** `width` is that of the files' name; `size` is real, in pixels: a small picture is not enlarged. */
export type ResizedPicture = {
  width: (typeof PICTURE_WIDTHS)[number];
  bytes: Uint8Array<ArrayBuffer>;
  size: { width: number; height: number };
};

/**
 * An uploaded picture as WebP in the widths that pages show, smallest first: upright, without metadata, never
 * enlarged, the first frame of an animation. Refuses bytes that are no picture, and pictures too large to decode. A
 * decoded picture takes up to 320 MB, so call it in `pictureTurn`.
 */
export async function resizePicture(bytes: Uint8Array): Promise<Result<ResizedPicture[], PictureError>> {
  const problem = weightProblem(bytes.byteLength, HEAVIEST_PICTURE);
  if (problem) {
    return err(problem);
  }
  return looksLikePicture(bytes) ? resize(bytes) : err('image_not_an_image');
}

async function resize(bytes: Uint8Array): Promise<Result<ResizedPicture[], PictureError>> {
  // Only the header is read here, so no pixel limit is needed yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) {
    return err('image_not_an_image');
  }
  const problem = sizeProblem(header);
  if (problem) {
    return err(problem);
  }
  const largest = await decode(bytes).catch(() => null);
  if (largest === null) {
    return err('image_not_an_image');
  }
  return ok(
    await Promise.all(PICTURE_WIDTHS.map(async (width) => ({ width, ...(await encode(largest, width)) }))),
  );
}

/** Decodes once, at the largest width. Rejects if the file is truncated or damaged. */
const decode = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: Math.max(...PICTURE_WIDTHS), withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

async function encode(
  { data, info }: Awaited<ReturnType<typeof decode>>,
  width: number,
): Promise<Omit<ResizedPicture, 'width'>> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const webp = await sharp(data, { raw })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: PICTURE_QUALITY })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: new Uint8Array(webp.data),
    size: { width: webp.info.width, height: webp.info.height },
  };
}

/** Quality of the WebP files that pages show. */
export const PICTURE_QUALITY = 82;

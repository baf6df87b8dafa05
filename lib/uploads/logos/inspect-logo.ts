import 'server-only';
import sharp from 'sharp';
import { err, ok, type Result } from '@/lib/result';
import { embeddedPictures } from '@/lib/uploads/pictures/embedded-pictures';
import { MOST_PIXELS } from '@/lib/uploads/pictures/picture-limits';
import { sizeProblem } from '@/lib/uploads/pictures/picture-rules';
import { DRAWING_TYPE, logoTypeOf } from '@/lib/uploads/sniff-type';
import { rasterizeSvg } from './rasterize-svg';

/** The longer side of a logo's preview, in pixels. */
const PREVIEW_SIDE = 640;

export type InspectedLogo = {
  contentType: string;
  /** In pixels; null for a drawing, which has no pixel size. */
  width: number | null;
  height: number | null;
  hasTransparency: boolean;
  /**
   * A WebP of at most `PREVIEW_SIDE` pixels, made of the picture's pixels only: nothing else of the file is in it.
   */
  preview: Uint8Array<ArrayBuffer>;
};

export type LogoError = 'logo_not_an_image' | 'logo_too_many_pixels' | 'logo_too_slow';

/**
 * A logo's type and size by its bytes, and a preview. Refuses a file that cannot be decoded completely. Can take
 * seconds and hundreds of megabytes, so the caller must limit concurrent calls.
 */
export async function inspectLogo(bytes: Uint8Array): Promise<Result<InspectedLogo, LogoError>> {
  const contentType = logoTypeOf(bytes);
  if (contentType === null) {
    return err('logo_not_an_image');
  }
  return contentType === DRAWING_TYPE ? inspectDrawing(bytes) : inspectBitmap(bytes, contentType);
}

async function inspectDrawing(bytes: Uint8Array): Promise<Result<InspectedLogo, LogoError>> {
  if (embeddedPictures(bytes).some(sizeProblem)) {
    return err('logo_too_many_pixels');
  }
  const drawn = await rasterizeSvg(bytes, PREVIEW_SIDE);
  if (!drawn.ok) {
    return drawn;
  }
  const preview = await makePreview(drawn.value);
  return preview
    ? ok({ contentType: DRAWING_TYPE, width: null, height: null, ...preview })
    : err('logo_not_an_image');
}

async function inspectBitmap(
  bytes: Uint8Array,
  contentType: string,
): Promise<Result<InspectedLogo, LogoError>> {
  // Only the header is read here, so no pixel limit is needed yet.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (header === null) {
    return err('logo_not_an_image');
  }
  const { width, height } = header.autoOrient;
  if (sizeProblem({ width, height })) {
    return err('logo_too_many_pixels');
  }
  const preview = await makePreview(bytes);
  return preview ? ok({ contentType, width, height, ...preview }) : err('logo_not_an_image');
}

/** Null if the file is truncated or damaged. */
async function makePreview(
  bytes: Uint8Array,
): Promise<Pick<InspectedLogo, 'hasTransparency' | 'preview'> | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const small = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    // An alpha channel alone is no proof: most programs save one even if unused.
    const { isOpaque } = await small.stats();
    return { hasTransparency: !isOpaque, preview: new Uint8Array(await small.webp().toBuffer()) };
  } catch {
    return null;
  }
}

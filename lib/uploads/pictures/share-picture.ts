import 'server-only';
import sharp from 'sharp';
import { OPEN_GRAPH_SIZE } from './open-graph-picture';

/** JPEG: some sites that show links do not read WebP. */
export const SHARE_TYPE = 'image/jpeg';
/** The storefront's paper. Independent of the shop's colours, which may change: the picture never does. */
const PAPER = '#faf8f4';

/** The whole picture in the middle of a 1200 × 630 JPEG, never enlarged. */
export async function drawSharePicture(source: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = OPEN_GRAPH_SIZE;
  const picture = await sharp(source)
    .flatten({ background: PAPER })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  const canvas = sharp({ create: { width, height, channels: 3, background: PAPER } });
  return new Uint8Array(
    await canvas
      .composite([{ input: picture }])
      .jpeg({ quality: 84, mozjpeg: true })
      .toBuffer(),
  );
}

import 'server-only';
import sharp from 'sharp';

/** A colour `#RRGGBB`, and its share of the picture's visible area. */
export type PictureColor = { hex: string; share: number };

const SIDE = 48;
/** Steps of each channel into which similar colours are gathered. */
const STEPS = 12;
/** Of 255: what is more transparent is not seen. */
const VISIBLE = 128;

type Bucket = { red: number; green: number; blue: number; count: number };

/**
 * The colours of a stored picture, the most frequent first: similar ones are one colour, their average. Rejects if the
 * bytes are no picture.
 */
export async function pictureColors(bytes: Uint8Array): Promise<PictureColor[]> {
  const { data } = await sharp(bytes, { limitInputPixels: 4_000_000 })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .toColorspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const buckets = new Map<string, Bucket>();
  let seen = 0;
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < VISIBLE) {
      continue;
    }
    seen += 1;
    const key = [red, green, blue].map((channel) => Math.floor((channel * STEPS) / 256)).join();
    const bucket = buckets.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bucket.red += red;
    bucket.green += green;
    bucket.blue += blue;
    bucket.count += 1;
    buckets.set(key, bucket);
  }
  const hexOf = ({ red, green, blue, count }: Bucket) =>
    `#${[red, green, blue]
      .map((sum) =>
        Math.round(sum / count)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`.toUpperCase();
  return [...buckets.values()]
    .sort((a, b) => b.count - a.count)
    .map((bucket) => ({ hex: hexOf(bucket), share: bucket.count / seen }));
}

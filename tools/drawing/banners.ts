// The banners of the demo shops: three of their drawings, close up, side by side.
import sharp from 'sharp';

const [WIDTH, HEIGHT, GAP] = [1_280, 960, 12];

export const BANNERS: Readonly<Record<string, readonly [large: string, upper: string, lower: string]>> = {
  clayandkiln: ['mug-everyday', 'vase-moon-jar', 'bowl-ramen'],
  stitchworks: ['jersey-stripes', 'scarf-bar', 'hoodie-name'],
  quietloom: ['throw-plaid', 'cushion-stripe', 'scarf-lambswool'],
};

/** The middle of a drawing at a size. */
const closeUp = (drawing: Buffer, width: number, height: number) =>
  sharp(drawing).resize({ width, height, fit: 'cover', position: 'centre' }).toBuffer();

/** A banner as WebP in its largest size, from the drawings of this size. */
export async function drawBanner(drawings: readonly [Buffer, Buffer, Buffer]): Promise<Buffer> {
  const left = Math.round(WIDTH * 0.6);
  const [right, half] = [WIDTH - left - GAP, (HEIGHT - GAP) / 2];
  const [large, upper, lower] = drawings;
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#f7f3ec' } })
    .composite([
      { input: await closeUp(large, left, HEIGHT), left: 0, top: 0 },
      { input: await closeUp(upper, right, half), left: left + GAP, top: 0 },
      { input: await closeUp(lower, right, half), left: left + GAP, top: half + GAP },
    ])
    .webp({ quality: 86 })
    .toBuffer();
}

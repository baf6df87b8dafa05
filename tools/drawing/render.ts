import sharp from 'sharp';

/** One width of a picture, as WebP. */
export type RenderedPicture = { width: 320 | 640 | 960 | 1280; bytes: Buffer };

const widths = [320, 640, 960, 1280] as const;
const heaviest = 150_000;
const qualities = [86, 78, 70, 60, 50];

/**
 * Renders square SVG artwork to WebP at the storefront's four widths, each under 150 kB: finely woven pictures are
 * compressed more. Rejects on broken markup.
 */
export async function renderArtwork(svg: string): Promise<RenderedPicture[]> {
  // Drawn once and scaled from pixels: drawing thousands of shaded pieces is slow.
  const drawing = sharp(Buffer.from(svg), { unlimited: true }).resize(1280, 1280).removeAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    widths.map(async (width) => {
      const scaled = sharp(data, { raw }).resize(width, width);
      let bytes = Buffer.alloc(0);
      for (const quality of qualities) {
        bytes = await scaled.clone().webp({ quality, effort: 4 }).toBuffer();
        if (bytes.length < heaviest) break;
      }
      return { width, bytes };
    }),
  );
}

import sharp from 'sharp';

/** A picture file for a file input: PNG, of one colour. */
export async function pictureFile(name = 'mug.png', width = 1_000, height = 800) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#a4553a' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Any bytes that say they are a PNG. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(content),
});

import sharp from 'sharp';

/** A picture file for a file input: PNG, of one colour. */
export async function pictureFile(name = 'mug.png', width = 1_000, height = 800) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#a4553a' } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Any bytes that claim to be a PNG. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(content),
});

/**
 * A photo of more than ten megabytes as taken by a phone held upright: stored sideways, with an orientation tag.
 */
export async function heavyPhoto() {
  const buffer = await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** A translucent PNG, larger than pages show it. */
export async function clearPicture() {
  const background = { r: 90, g: 140, b: 160, alpha: 0.4 };
  const buffer = await sharp({ create: { width: 3_000, height: 2_000, channels: 4, background } })
    .png()
    .toBuffer();
  return { name: 'glass.png', mimeType: 'image/png', buffer };
}

/** The beginning of a HEIC file: the part that a browser without HEIC reads. */
export const heicFile = (): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
    Buffer.alloc(1_000),
  ]);

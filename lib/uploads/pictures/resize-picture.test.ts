import sharp, { type Create } from 'sharp';
import { describe, expect, it } from 'vitest';
import { blankPng } from '@/lib/testing/pictures/blank-png';
import { HEAVIEST_PICTURE } from './picture-rules';
import { resizePicture } from './resize-picture';

const plain = (width: number, height: number, extra: Partial<Create> = {}) =>
  sharp({ create: { width, height, channels: 3, background: '#884422', ...extra } });

const text = (content: string) => new TextEncoder().encode(content);

async function sizesOf(bytes: Uint8Array) {
  const resized = await resizePicture(bytes);
  if (!resized.ok) {
    throw new Error(resized.error);
  }
  const headers = await Promise.all(resized.value.map(async (file) => sharp(file.bytes).metadata()));
  return headers.map(({ format, width, height, exif, orientation }) => ({
    format,
    width,
    height,
    exif,
    orientation,
  }));
}

const bare = { format: 'webp', exif: undefined, orientation: undefined };

describe('a picture is resized', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'to four widths of WebP, from %s',
    async (format) => {
      expect(await sizesOf(await plain(1_600, 800).toFormat(format).toBuffer())).toEqual([
        { ...bare, width: 320, height: 160 },
        { ...bare, width: 640, height: 320 },
        { ...bare, width: 960, height: 480 },
        { ...bare, width: 1_280, height: 640 },
      ]);
    },
  );

  it('without being enlarged', async () => {
    const sizes = await sizesOf(await plain(500, 500).png().toBuffer());
    expect(sizes.map(({ width }) => width)).toEqual([320, 500, 500, 500]);
  });

  it('upright, without the camera’s metadata', async () => {
    const lying = await plain(1_600, 800)
      .withExif({ IFD0: { Copyright: 'Ada', Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(lying).metadata()).exif).toBeDefined();
    expect((await sizesOf(lying))[3]).toEqual({ ...bare, width: 800, height: 1_600 });
  });

  it('with its transparency', async () => {
    const clear = await plain(400, 400, { channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    const resized = await resizePicture(clear);
    expect(resized.ok && (await sharp(resized.value[0]?.bytes).stats()).isOpaque).toBe(false);
  });
});

describe('a picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['SVG that calls itself mug.png', text(svg)],
    ['SVG after an XML line', text(`<?xml version="1.0"?>\n${svg}`)],
    ['HTML that calls itself mug.png', text('<!doctype html><script>alert(1)</script>')],
    ['a PDF', text('%PDF-1.7\n1 0 obj')],
    ['a TIFF', text('II*\0\0\0\0\0')],
    [
      'the first bytes of a PNG and nothing else',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ],
    [
      'the first bytes of a JPEG and then HTML',
      Buffer.concat([new Uint8Array([0xff, 0xd8, 0xff]), text('<html>')]),
    ],
    ['a few bytes', text('x')],
  ])('that is %s', async (_name, bytes) => {
    expect(await resizePicture(bytes)).toEqual({ ok: false, error: 'image_not_an_image' });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('that is half a %s', async (format) => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    });
    const bytes = await noise.toFormat(format).toBuffer();
    const half = new Uint8Array(bytes.subarray(0, bytes.byteLength / 2));
    expect(await resizePicture(half)).toEqual({ ok: false, error: 'image_not_an_image' });
  });

  it('that is empty', async () => {
    expect(await resizePicture(new Uint8Array())).toEqual({ ok: false, error: 'image_empty' });
  });

  it('that is too heavy, before it is decoded', async () => {
    const bytes = new Uint8Array(HEAVIEST_PICTURE + 1);
    expect(await resizePicture(bytes)).toEqual({ ok: false, error: 'image_too_heavy' });
  });

  it.each([
    ['wide', 30_000, 10],
    ['high', 10, 30_000],
  ])('that is 30,000 pixels %s', async (_name, width, height) => {
    const bytes = await plain(width, height).png().toBuffer();
    expect(await resizePicture(bytes)).toEqual({ ok: false, error: 'image_too_wide' });
  });

  it('too large for the memory, by its header', async () => {
    const bytes = blankPng(11_000);
    expect(await resizePicture(bytes)).toEqual({ ok: false, error: 'image_too_many_pixels' });
  });
});

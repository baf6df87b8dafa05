import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { looksLikePicture, pictureSizeOf, pictureTypeOf } from './picture-header';

const plain = (width: number, height: number, isClear = false) =>
  sharp({
    create: {
      width,
      height,
      channels: isClear ? 4 : 3,
      background: isClear ? { r: 1, g: 2, b: 3, alpha: 0.5 } : '#884422',
    },
  });

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

/** The start of a HEIC file as phones write it: the tiles' size comes before the size of the whole. */
const heicOf = (main: string, ...compatible: string[]) =>
  bytesOf(
    uint32(16 + 4 * compatible.length),
    'ftyp',
    main,
    [0, 0, 0, 0],
    ...compatible,
    uint32(20),
    'ispe',
    [0, 0, 0, 0],
    uint32(512),
    uint32(512),
    uint32(20),
    'ispe',
    [0, 0, 0, 0],
    uint32(8_064),
    uint32(6_048),
  );

describe('the first bytes of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('tell type and size of a %s', async (format) => {
    const bytes = new Uint8Array(await plain(700, 301).toFormat(format).toBuffer());
    expect(pictureTypeOf(bytes)).toBe(`image/${format}`);
    expect(pictureSizeOf(bytes)).toEqual({ width: 700, height: 301 });
    expect(looksLikePicture(bytes)).toBe(true);
  });

  it.each([
    [
      'a progressive JPEG after 60 kB of a camera’s words',
      () =>
        plain(700, 301)
          .withExif({ IFD0: { Copyright: 'x'.repeat(60_000) } })
          .jpeg({ progressive: true }),
    ],
    ['a WebP with an alpha channel', () => plain(700, 301, true).webp()],
    ['a WebP without loss', () => plain(700, 301, true).webp({ lossless: true })],
    [
      'a WebP with metadata',
      () =>
        plain(700, 301)
          .withExif({ IFD0: { Make: 'x' } })
          .webp(),
    ],
    ['an AVIF with an alpha channel', () => plain(700, 301, true).avif()],
  ])('tell the size of %s', async (_name, draw) => {
    expect(pictureSizeOf(new Uint8Array(await draw().toBuffer()))).toEqual({ width: 700, height: 301 });
  });

  it.each([
    ['heic', ['mif1', 'heic']],
    ['mif1', ['mif1', 'heic', 'hevc']],
    ['heix', []],
  ])(
    'recognise a HEIC of brand %s, which is never uploaded, and the size of the whole',
    (main, compatible) => {
      const bytes = heicOf(main, ...compatible);
      expect(pictureTypeOf(bytes)).toBe('image/heic');
      expect(looksLikePicture(bytes)).toBe(false);
      expect(pictureSizeOf(bytes)).toEqual({ width: 8_064, height: 6_048 });
    },
  );

  it.each([
    ['nothing', new Uint8Array()],
    ['a video', heicOf('isom', 'mp42')],
    ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PDF', bytesOf('%PDF-1.7')],
    ['boxes that claim to have no end', bytesOf([255, 255, 255, 255], 'ftyp')],
  ])('are not a picture: %s', (_name, bytes) => {
    expect([pictureTypeOf(bytes), pictureSizeOf(bytes)]).toEqual([null, null]);
  });

  it.each([
    ['a JPEG that ends after its first segment', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'a JPEG of segments without length',
      bytesOf(
        [0xff, 0xd8],
        Array.from({ length: 400 }, () => 0xff),
      ),
    ],
    ['a PNG of no size', bytesOf('\x89PNG\r\n\x1a\n')],
    ['a WebP of an unknown kind', bytesOf('RIFF', [0, 0, 0, 0], 'WEBP', 'VP9?')],
  ])('give no size for %s, and parsing ends', (_name, bytes) => {
    expect(pictureSizeOf(bytes)).toBeNull();
  });
});

// A picture's type and size by its first bytes. The file's name and claimed type do not count. No I/O: the browser
// checks before it decodes, the server before it reads on.
import type { PictureType } from './picture-rules';

/**
 * How many bytes from the start of a file are enough: a camera writes up to 64 kB before the size, some cameras twice
 * that.
 */
export const HEADER_BYTES = 256 * 1024;

export type PictureSize = { width: number; height: number };

/** Whether the bytes of a text of one byte a character stand at that place. */
export const startsWith = (bytes: Uint8Array, text: string, offset = 0) =>
  [...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0));

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** The brands of HEIC files from iPhones and some Androids. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const AVIF_BRANDS = ['avif', 'avis'];
/** The number of brands that are checked in a file. */
const MOST_BRANDS = 32;

/** The brands of an ISO 14496-12 file: the main one, and the compatible ones. */
function brandsOf(bytes: Uint8Array): string[] {
  if (!startsWith(bytes, 'ftyp', 4)) {
    return [];
  }
  const length = Math.min(uint32(bytes, 0), 16 + 4 * MOST_BRANDS);
  const brands = [textAt(bytes, 8, 4)];
  for (let offset = 16; offset + 4 <= length; offset += 4) {
    brands.push(textAt(bytes, offset, 4));
  }
  return brands;
}

const uint32 = (bytes: Uint8Array, offset: number) =>
  (((bytes[offset] ?? 0) << 24) |
    ((bytes[offset + 1] ?? 0) << 16) |
    ((bytes[offset + 2] ?? 0) << 8) |
    (bytes[offset + 3] ?? 0)) >>>
  0;
const uint16 = (bytes: Uint8Array, offset: number) => ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
const uint16LittleEndian = (bytes: Uint8Array, offset: number) =>
  (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8);
const uint24LittleEndian = (bytes: Uint8Array, offset: number) =>
  uint16LittleEndian(bytes, offset) | ((bytes[offset + 2] ?? 0) << 16);

/** The type of a picture: one that can be uploaded, or HEIC; null for any other file. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | 'image/heic' | null {
  if (startsWith(bytes, '\xff\xd8\xff')) {
    return 'image/jpeg';
  }
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) {
    return 'image/png';
  }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) {
    return 'image/webp';
  }
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) {
    return 'image/gif';
  }
  const brands = brandsOf(bytes);
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) {
    return 'image/avif';
  }
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'image/heic' : null;
}

/**
 * Whether the first bytes are those of a JPEG, PNG, WebP, GIF or AVIF file. Readers of SVG, PDF and the like are
 * never started.
 */
export function looksLikePicture(bytes: Uint8Array): boolean {
  const type = pictureTypeOf(bytes);
  return type !== null && type !== 'image/heic';
}

/** The size in a picture's first bytes, before it is turned upright; null if they do not contain it. */
export function pictureSizeOf(bytes: Uint8Array): PictureSize | null {
  const size = readSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

function readSize(bytes: Uint8Array): PictureSize | null {
  switch (pictureTypeOf(bytes)) {
    case 'image/png':
      return { width: uint32(bytes, 16), height: uint32(bytes, 20) };
    case 'image/gif':
      return { width: uint16LittleEndian(bytes, 6), height: uint16LittleEndian(bytes, 8) };
    case 'image/jpeg':
      return jpegSize(bytes);
    case 'image/webp':
      return webpSize(bytes);
    case 'image/avif':
    case 'image/heic':
      return boxSize(bytes);
    case null:
      return null;
  }
}

/**
 * JPEG segments with the picture's size: SOF0 to SOF15, except for the three of these codes that mean something else.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Uint8Array): PictureSize | null {
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      // A padding byte.
      offset += 1;
      continue;
    }
    if (isFrame(marker)) {
      return { width: uint16(bytes, offset + 7), height: uint16(bytes, offset + 5) };
    }
    offset += 2 + Math.max(2, uint16(bytes, offset + 2));
  }
  return null;
}

function webpSize(bytes: Uint8Array): PictureSize | null {
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24LittleEndian(bytes, 24) + 1, height: uint24LittleEndian(bytes, 27) + 1 };
    case 'VP8L': {
      const low = uint16LittleEndian(bytes, 21);
      const high = uint16LittleEndian(bytes, 23);
      return { width: (low & 0x3fff) + 1, height: ((low >> 14) | ((high & 0xfff) << 2)) + 1 };
    }
    case 'VP8 ':
      return {
        width: uint16LittleEndian(bytes, 26) & 0x3fff,
        height: uint16LittleEndian(bytes, 28) & 0x3fff,
      };
    default:
      return null;
  }
}

/** The largest size (`ispe`) in an ISO file: a tiled photo lists the whole beside one tile. */
function boxSize(bytes: Uint8Array): PictureSize | null {
  let largest: PictureSize | null = null;
  for (let offset = 0; offset + 16 <= bytes.length; offset += 1) {
    if (bytes[offset] === 0x69 && startsWith(bytes, 'ispe', offset)) {
      const size = { width: uint32(bytes, offset + 8), height: uint32(bytes, offset + 12) };
      if (largest === null || size.width * size.height > largest.width * largest.height) {
        largest = size;
      }
    }
  }
  return largest;
}

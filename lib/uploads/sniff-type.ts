// A file's type by its bytes. Its name and claimed type do not count here. No I/O.
import { utf16ByZeros } from '@/lib/text/decode-text.mjs';
import { pictureTypeOf, startsWith } from './pictures/picture-header';

const BYTE_ORDER_MARKS: [string, string][] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];

const encodingOf = (bytes: Uint8Array) => BYTE_ORDER_MARKS.find(([mark]) => startsWith(bytes, mark))?.[1];

/** How far into a file the root element of a drawing is searched: editors write long comments before it. */
const SVG_HEAD = 64 * 1024;
// Declaration, comments and document type, then the root. Each part matches in one way only, so the pattern never
// backtracks over a hostile file.
const SVG_ROOT =
  /^\s*(?:<\?[^>]*>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>\s*)*<(?:[\w-]+:)?svg[\s/>]/i;

export const DRAWING_TYPE = 'image/svg+xml';

const LOGO_PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** The type of a picture that is allowed as a logo; null for any other file. */
export function logoTypeOf(bytes: Uint8Array): string | null {
  const picture = pictureTypeOf(bytes);
  if (picture !== null && LOGO_PICTURES.includes(picture)) {
    return picture;
  }
  const head = new TextDecoder(encodingOf(bytes) ?? 'utf-8').decode(bytes.subarray(0, SVG_HEAD));
  return SVG_ROOT.test(head) ? DRAWING_TYPE : null;
}

/** Documents without NUL bytes that are still not tables. */
const OTHER_DOCUMENTS = ['%PDF-', '{\\rtf', '%!PS'];

/**
 * The type of a table that is allowed as a roster; null for any other file. Whether it is readable is checked later.
 */
export function rosterTypeOf(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 'PK\x03\x04')) {
    if (startsWith(bytes, 'mimetypeapplication/vnd.oasis.opendocument', 30)) {
      return 'application/vnd.oasis.opendocument.spreadsheet';
    }
    return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  }
  // Excel 2, 3 and 4: the reader refuses them with an explanation.
  if (
    ['\x09\x00\x04\x00', '\x09\x02\x06\x00', '\x09\x04\x06\x00'].some((start) => startsWith(bytes, start))
  ) {
    return 'application/vnd.ms-excel';
  }
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return 'application/vnd.ms-excel';
  }
  // Text of any encoding has no NUL, except for UTF-16.
  const isText =
    encodingOf(bytes)?.startsWith('utf-16') || !bytes.includes(0) || utf16ByZeros(bytes) !== null;
  const isOther = logoTypeOf(bytes) !== null || OTHER_DOCUMENTS.some((start) => startsWith(bytes, start));
  return isText && !isOther ? 'text/csv' : null;
}

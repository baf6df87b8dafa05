// @ts-check
import { decodeText } from './decode-text.mjs';
import { ZipTooLargeError } from './open-zip.mjs';
import { readCsv } from './read-csv.mjs';
import { readWorkbook, readXlsx } from './read-workbook.mjs';

/**
 * @typedef {import('./collect-rows.mjs').LimitError | 'roster_unreadable' | 'roster_not_a_table'} ReadError
 * @typedef {{ ok: true, rows: string[][] } | { ok: false, error: ReadError }} ReadRows
 */

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * @param {Uint8Array} bytes
 * @param {number[]} start
 */
const startsWith = (bytes, start) => start.every((byte, index) => bytes[index] === byte);

/** A web page, other markup, or a document of another kind whose bytes happen to be text. */
const OTHER_TEXT = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i;

/** All but those that lay text out. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\v\f\r]/gu;

/**
 * Text has no control characters, but for a stray one; other files are full of them.
 * @param {string} text
 */
function isText(text) {
  if (OTHER_TEXT.test(text) || text.includes('\0')) {
    return false;
  }
  const sample = text.slice(0, 100_000);
  return (sample.match(CONTROL_CHARACTERS)?.length ?? 0) <= 2 + sample.length / 1_000;
}

/**
 * The cells of a file as text, told by its bytes and not by its name.
 * @param {Uint8Array} bytes
 * @param {import('./collect-rows.mjs').Limits} limits
 * @returns {ReadRows}
 */
export function readRows(bytes, limits) {
  const isZip = startsWith(bytes, ZIP);
  if (isZip || startsWith(bytes, OLE)) {
    try {
      return isZip
        ? readXlsx(bytes, limits)
        : readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
    } catch (error) {
      // Damaged, encrypted, or no workbook at all: the reader of workbooks has no codes to tell them apart.
      return {
        ok: false,
        error: error instanceof ZipTooLargeError ? 'roster_too_large' : 'roster_unreadable',
      };
    }
  }
  const text = decodeText(bytes);
  return isText(text) ? readCsv(text, limits) : { ok: false, error: 'roster_not_a_table' };
}

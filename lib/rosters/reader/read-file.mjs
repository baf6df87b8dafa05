// @ts-check
import { decodeFile } from '../../text/decode-text.mjs';
import { ZipTooLargeError } from './open-zip.mjs';
import { readCsv } from './read-csv.mjs';
import { readWorkbook, readXls, readXlsx } from './read-workbook.mjs';

/**
 * @typedef {'roster_binary_workbook' | 'roster_document' | 'roster_numbers' | 'roster_old_excel'
 *   | 'roster_open_document' | 'roster_hidden_markup' | 'roster_web_page' | 'roster_too_many_sheets'} NamedError
 * What a file is that cannot be read, for a sentence that says what to save instead.
 * @typedef {import('./collect-rows.mjs').LimitError | NamedError | 'roster_unreadable' | 'roster_not_a_table'} ReadError
 * @typedef {import('./collect-rows.mjs').Sheet} Sheet
 * @typedef {import('../../text/decode-text.mjs').Letters} Letters
 * @typedef {{ ok: true, sheets: Sheet[], letters?: { chosen: Letters, others: { letters: Letters, sheets: Sheet[] }[] } }
 *   | { ok: false, error: ReadError }} ReadFile
 * With `letters` where the alphabet of a text cannot be told: what it says in each of them.
 */

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** The first bytes of a sheet of Excel 2, 3 and 4, and of a workbook of Excel 4. */
const OLD_EXCEL = [
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
];

/**
 * @param {Uint8Array} bytes
 * @param {number[]} start
 */
const startsWith = (bytes, start) => start.every((byte, index) => bytes[index] === byte);

/** A web page, other markup, or a document of another kind that consists of text. */
const OTHER_TEXT = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i;

/** Control characters, except for those that lay out text. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n\v\f\r]/gu;

/** How many characters are used to detect the kind of a text. */
const HEAD = 20_000;

const EXCEL_2003 = 'urn:schemas-microsoft-com:office:spreadsheet';
const OPEN_DOCUMENT = 'urn:oasis:names:tc:opendocument';
/** Hidden columns of an XML spreadsheet, and hidden rows of a web page: the library ignores them. */
const HIDDEN_IN_MARKUP = /<Column[^>]*Hidden="1"|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)/i;

/**
 * Text has at most a stray control character; other files have many.
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
 * @param {string} text
 */
function hasTableInTable(text) {
  let depth = 0;
  for (const [, slash] of text.matchAll(/<(\/?)table[\s>]/gi)) {
    depth += slash === '/' ? -1 : 1;
    if (depth > 1) {
      return true;
    }
  }
  return false;
}

/**
 * Reads a spreadsheet in markup: Excel's XML of 2003, or a web page named .xls.
 * @param {string} text
 * @param {import('./collect-rows.mjs').Limits} limits
 * @param {boolean} isNamedWorkbook
 * @returns {ReadFile}
 */
function readMarkup(text, limits, isNamedWorkbook) {
  const head = text.slice(0, HEAD);
  const isExcel = head.includes(EXCEL_2003) && /<(?:\w+:)?Workbook[\s>]/.test(head);
  if (head.includes(OPEN_DOCUMENT)) {
    return { ok: false, error: 'roster_open_document' };
  }
  if (!isExcel && !(isNamedWorkbook && /<(?:html|table|body|meta|style)[\s>]/i.test(head))) {
    return { ok: false, error: isNamedWorkbook ? 'roster_web_page' : 'roster_not_a_table' };
  }
  if (HIDDEN_IN_MARKUP.test(text)) {
    return { ok: false, error: 'roster_hidden_markup' };
  }
  // In a page with nested tables the rows cannot be told apart.
  if (!isExcel && (!/<table[\s>]/i.test(text) || hasTableInTable(text))) {
    return { ok: false, error: 'roster_web_page' };
  }
  const read = readWorkbook(text, limits, { isText: true });
  return read.ok && !isExcel
    ? { ok: true, sheets: read.sheets.map((sheet) => ({ ...sheet, name: '' })) }
    : read;
}

/**
 * @param {string} text
 * @param {import('./collect-rows.mjs').Limits} limits
 * @returns {{ ok: true, sheets: Sheet[] } | { ok: false, error: ReadError }}
 */
function readText(text, limits) {
  if (!isText(text)) {
    return { ok: false, error: 'roster_not_a_table' };
  }
  const read = readCsv(text, limits);
  return read.ok
    ? { ok: true, sheets: [{ name: '', rows: read.rows, hiddenRows: [], hiddenColumns: [] }] }
    : read;
}

/**
 * @param {() => ReadFile} read
 * @returns {ReadFile}
 */
function attempted(read) {
  try {
    return read();
  } catch (error) {
    // Damaged, encrypted, or not a workbook: the library has no error codes to distinguish them.
    return {
      ok: false,
      error: error instanceof ZipTooLargeError ? 'roster_too_large' : 'roster_unreadable',
    };
  }
}

/**
 * The sheets of a file with their cells as text. The bytes determine the file's type; its name matters for a web page
 * only.
 * @param {Uint8Array} bytes
 * @param {import('./collect-rows.mjs').Limits} limits
 * @param {{ isNamedWorkbook?: boolean, letters?: Letters | null }} [options]
 * @returns {ReadFile}
 */
export function readFile(bytes, limits, { isNamedWorkbook = false, letters = null } = {}) {
  if (startsWith(bytes, ZIP)) {
    return attempted(() => readXlsx(bytes, limits));
  }
  if (startsWith(bytes, OLE)) {
    return attempted(() => readXls(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits));
  }
  if (OLD_EXCEL.some((start) => startsWith(bytes, start))) {
    return { ok: false, error: 'roster_old_excel' };
  }
  const decoded = decodeFile(bytes, letters);
  if (/^\s*<[!?a-z]/i.test(decoded.text)) {
    return attempted(() => readMarkup(decoded.text, limits, isNamedWorkbook));
  }
  const read = readText(decoded.text, limits);
  if (!read.ok || decoded.letters === null || decoded.others.length === 0) {
    return read;
  }
  const others = decoded.others.flatMap((other) => {
    const again = readText(decodeFile(bytes, other).text, limits);
    return again.ok ? [{ letters: other, sheets: again.sheets }] : [];
  });
  return others.length === 0 ? read : { ...read, letters: { chosen: decoded.letters, others } };
}

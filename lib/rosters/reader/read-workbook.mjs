// @ts-check
import { read } from '@e965/xlsx';
import { rowCollector } from './collect-rows.mjs';
import { isStruck, withStruckFill } from './mark-struck.mjs';
import { openZip } from './open-zip.mjs';

/** The parts of a workbook that contain its cells; pictures, charts, comments and macros are not unpacked. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|(?:xl\/)?(?:_rels\/)?(?:[\w-]+\.xml(?:\.rels)?|worksheets\/[\w-]+\.xml|persons\/[\w-]+\.xml))$/i;

/** The same for an OpenDocument spreadsheet. */
const NEEDED_OF_OPEN_DOCUMENT = /^(?:mimetype|META-INF\/manifest\.xml|content\.xml|styles\.xml)$/;

/** @param {string} name */
const isNeeded = (name) => NEEDED.test(name) && !/(?:calcChain|vbaProject)/i.test(name);

/** The most sheets of a file; one with more is not a roster. */
const MOST_SHEETS = 20;

/**
 * @typedef {import('./collect-rows.mjs').Sheet} Sheet
 * @typedef {{ ok: true, sheets: Sheet[] } | { ok: false, error: import('./read-file.mjs').ReadError }} ReadSheets
 */

/**
 * The displayed text of a cell: a formula's last result, a formatted date, 07 as 07.
 * @param {import('@e965/xlsx').CellObject | undefined} cell
 */
const textOf = (cell) => (cell === undefined || cell.t === 'z' ? '' : String(cell.w ?? cell.v ?? ''));

/**
 * The indexes of hidden rows or columns; one without height or width counts as hidden.
 * @param {readonly ({ hidden?: boolean, hpt?: number, wch?: number } | undefined)[] | undefined} places
 * @param {number} most
 */
const hiddenOf = (places, most) =>
  Array.from(places?.slice(0, most) ?? [], (place, index) =>
    place?.hidden || place?.hpt === 0 ? index : -1,
  ).filter((index) => index !== -1);

/**
 * The crossed-out rows, as a whole or in part. Empty cells do not count.
 * @param {readonly (readonly (import('@e965/xlsx').CellObject | undefined)[] | undefined)[]} data
 * @param {number} most
 */
function struckOf(data, most) {
  /** @type {{ whole: number[], part: number[] }} */
  const struck = { whole: [], part: [] };
  for (const [index, cells] of data.slice(0, most).entries()) {
    const filled = Array.from(cells ?? []).filter((cell) => textOf(cell).trim() !== '');
    const count = filled.filter(isStruck).length;
    if (count > 0) {
      struck[count === filled.length ? 'whole' : 'part'].push(index);
    }
  }
  return struck;
}

/**
 * @param {string} name
 * @param {import('@e965/xlsx').WorkSheet} sheet
 * @param {import('./collect-rows.mjs').Limits} limits
 * @returns {{ ok: true, sheet: Sheet } | { ok: false, error: import('./collect-rows.mjs').LimitError }}
 */
function readSheet(name, sheet, limits) {
  const collector = rowCollector(limits);
  // The actual cells: the range that a sheet states can be wrong.
  /** @type {(import('@e965/xlsx').CellObject | undefined)[][]} */
  const data = sheet['!data'] ?? [];
  for (let row = 0; row < data.length; row += 1) {
    if (!collector.add(Array.from(data[row] ?? [], textOf))) {
      break;
    }
  }
  const result = collector.result();
  if (!result.ok) {
    return result;
  }
  return {
    ok: true,
    sheet: {
      name,
      rows: result.rows,
      hiddenRows: hiddenOf(sheet['!rows'], result.rows.length),
      hiddenColumns: hiddenOf(sheet['!cols'], limits.columns),
      struckRows: struckOf(data, result.rows.length),
    },
  };
}

/**
 * The visible sheets that have rows.
 * @param {Buffer | string} file
 * @param {import('./collect-rows.mjs').Limits} limits
 * @param {{ isText?: boolean }} [options] `isText` for markup: every cell stays the text that it is
 * @returns {ReadSheets}
 */
export function readWorkbook(file, limits, { isText = false } = {}) {
  const workbook = read(file, {
    type: isText ? 'string' : 'buffer',
    dense: true,
    raw: isText,
    // Twice the limit, to allow for blank rows: enough to notice too many rows.
    sheetRows: limits.rows * 2,
    cellFormula: false,
    cellHTML: false,
    // Needed to learn which rows and columns are hidden.
    cellStyles: true,
  });
  /** @type {Sheet[]} */
  const sheets = [];
  let characters = limits.characters;
  for (const [index, name] of workbook.SheetNames.entries()) {
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (isHidden) {
      continue;
    }
    const sheet = workbook.Sheets[name];
    if (sheet === undefined) {
      throw new Error('a sheet that cannot be read');
    }
    const result = readSheet(name, sheet, { ...limits, characters });
    if (!result.ok) {
      return result;
    }
    if (result.sheet.rows.length > 0) {
      sheets.push(result.sheet);
      characters -= result.sheet.rows.flat().reduce((sum, cell) => sum + cell.length, 0);
    }
    if (sheets.length > MOST_SHEETS) {
      return { ok: false, error: 'roster_too_many_sheets' };
    }
  }
  return { ok: true, sheets };
}

const WORKBOOK_STREAM = Buffer.from('Workbook', 'utf16le');
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/**
 * Reads an .xls of Excel 97 and later, whose stream is called Workbook. Older ones have no Unicode, so their letters
 * are ambiguous.
 * @param {Buffer} file
 * @param {import('./collect-rows.mjs').Limits} limits
 * @returns {ReadSheets}
 */
export function readXls(file, limits) {
  if (file.includes(WORD_STREAM)) {
    return { ok: false, error: 'roster_document' };
  }
  const read = readWorkbook(file, limits);
  return file.includes(WORKBOOK_STREAM) ? read : { ok: false, error: 'roster_old_excel' };
}

/** A hidden row, column or sheet of an OpenDocument spreadsheet; the library ignores it. */
const HIDDEN_IN_OPEN_DOCUMENT = /table:(?:visibility="(?:collapse|filter)"|display="false")/;

/**
 * @param {Uint8Array} bytes
 * @param {import('./collect-rows.mjs').Limits} limits
 * @returns {ReadSheets}
 */
function readOpenDocument(bytes, limits) {
  const { file } = openZip(bytes, (name) => NEEDED_OF_OPEN_DOCUMENT.test(name));
  // The file is uncompressed by now, so its XML is found in the bytes.
  if (HIDDEN_IN_OPEN_DOCUMENT.test(file.toString('latin1'))) {
    return { ok: false, error: 'roster_open_document' };
  }
  return readWorkbook(file, limits);
}

/**
 * @param {Uint8Array} bytes
 * @param {import('./collect-rows.mjs').Limits} limits
 * @returns {ReadSheets}
 */
export function readXlsx(bytes, limits) {
  const { names, file, others } = openZip(bytes, isNeeded, (name, content) =>
    /^xl\/styles\.xml$/i.test(name) ? withStruckFill(content) : content,
  );
  if (others.includes('xl/workbook.bin')) {
    return { ok: false, error: 'roster_binary_workbook' };
  }
  if (others.some((name) => /^Index\/.*\.iwa$|^Index\.zip$/.test(name))) {
    return { ok: false, error: 'roster_numbers' };
  }
  if (others.includes('word/document.xml')) {
    return { ok: false, error: 'roster_document' };
  }
  if (others.includes('mimetype')) {
    return readOpenDocument(bytes, limits);
  }
  if (!names.includes('[Content_Types].xml')) {
    throw new Error('a zip file that is no workbook');
  }
  return readWorkbook(file, limits);
}

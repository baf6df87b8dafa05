// @ts-check
import { read } from '@e965/xlsx';
import { rowCollector } from './collect-rows.mjs';
import { openZip } from './open-zip.mjs';

/** The parts of a workbook that make its cells; pictures, charts, comments and macros are not even unpacked. */
const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|(?:xl\/)?(?:_rels\/)?(?:[\w-]+\.xml(?:\.rels)?|worksheets\/[\w-]+\.xml|persons\/[\w-]+\.xml))$/i;

/** @param {string} name */
const isNeeded = (name) => NEEDED.test(name) && !/(?:calcChain|vbaProject)/i.test(name);

/**
 * What a cell shows. A formula is its last result, a date as it is formatted, 07 as 07.
 * @param {import('@e965/xlsx').CellObject | undefined} cell
 */
const textOf = (cell) => (cell === undefined || cell.t === 'z' ? '' : String(cell.w ?? cell.v ?? ''));

/**
 * @param {import('@e965/xlsx').WorkSheet} sheet
 * @param {import('./collect-rows.mjs').Limits} limits
 */
function rowsOf(sheet, limits) {
  const collector = rowCollector(limits);
  // The cells that are there: the range that a sheet states may be anything.
  /** @type {(import('@e965/xlsx').CellObject | undefined)[][]} */
  const data = sheet['!data'] ?? [];
  for (let row = 0; row < data.length; row += 1) {
    if (!collector.add(Array.from(data[row] ?? [], textOf))) {
      break;
    }
  }
  return collector.result();
}

/**
 * The rows of the first sheet that has any and is not hidden.
 * @param {Buffer} file
 * @param {import('./collect-rows.mjs').Limits} limits
 */
export function readWorkbook(file, limits) {
  const workbook = read(file, {
    type: 'buffer',
    dense: true,
    // One more than is allowed, and blank ones before and between: enough to see that there are too many.
    sheetRows: limits.rows * 2,
    cellFormula: false,
    cellHTML: false,
  });
  for (const [index, name] of workbook.SheetNames.entries()) {
    const isHidden = (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (isHidden) {
      continue;
    }
    const sheet = workbook.Sheets[name];
    if (sheet === undefined) {
      throw new Error('a sheet that cannot be read');
    }
    const result = rowsOf(sheet, limits);
    if (!result.ok || result.rows.length > 0) {
      return result;
    }
  }
  return rowCollector(limits).result();
}

/**
 * @param {Uint8Array} bytes
 * @param {import('./collect-rows.mjs').Limits} limits
 */
export function readXlsx(bytes, limits) {
  const { names, file } = openZip(bytes, isNeeded);
  if (!names.includes('[Content_Types].xml')) {
    throw new Error('a zip file that is no workbook');
  }
  return readWorkbook(file, limits);
}

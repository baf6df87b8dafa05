// What spreadsheets make of text files.

/** What ends a row (RFC 4180). */
export const LINE_BREAK = '\r\n';

/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet might take for a formula: =, +, - and @, plain or full-width, also behind blanks that a
 * program may skip. PapaParse's own pattern misses those, and any formula that has a line break.
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same behind what another program, or another country's, splits a row by, and behind a line break, which ends
 * the row for such a program; blanks and quotes between them count for nothing there.
 */
const FORMULA_BEHIND_DELIMITER = /([;|\t\r\n])(?=[^\S\t\r\n]*["']*[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** A text as a cell that no spreadsheet runs: an apostrophe stands before whatever could be a formula. */
export const harmlessCell = (text: string): string => {
  const split = text.replace(FORMULA_BEHIND_DELIMITER, "$1'");
  return FORMULA_START.test(split) ? `'${split}` : split;
};

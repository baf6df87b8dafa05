// Texts for spreadsheet files.

/** The end of a row (RFC 4180). */
export const LINE_BREAK = '\r\n';

/** Tells Excel that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The start of a possible formula: =, +, - and @, plain or full-width, also after spaces that a program may skip.
 * PapaParse's own pattern misses those, and any formula that has a line break.
 */
const FORMULA_START = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * The same after a separator of another program or country, and after a line break, which ends the row for such a
 * program; spaces and quotes in between are ignored there.
 */
const FORMULA_BEHIND_DELIMITER = /([;|\t\r\n])(?=[^\S\t\r\n]*["']*[^\S\t\r\n]*[=+\-@＝＋－＠])/g;

/** A text as a cell that no spreadsheet runs: an apostrophe precedes whatever could be a formula. */
export const harmlessCell = (text: string): string => {
  const split = text.replace(FORMULA_BEHIND_DELIMITER, "$1'");
  return FORMULA_START.test(split) ? `'${split}` : split;
};

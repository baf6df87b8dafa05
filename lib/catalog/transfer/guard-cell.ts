// Texts in our own files. An apostrophe goes before whatever a spreadsheet could run as a formula (as `harmlessCell`
// does), and is taken off when the file comes back. A text that begins like a guarded one gets an apostrophe too, so
// every text comes back as it was.

const START = /^['\s]*[=+\-@＝＋－＠]|^'*[\t\r\n]/;
const GUARD_AT_START = /^'(?=['\s]*[=+\-@＝＋－＠]|'*[\t\r\n])/;
/** The same behind what another program takes for the end of a cell or row. */
const BEHIND_DELIMITER = /([;|\t\r\n])(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;
const GUARD_BEHIND_DELIMITER = /([;|\t\r\n])'(?=(?:["']|[^\S\t\r\n])*[=+\-@＝＋－＠])/g;

/** The text as a cell that no spreadsheet runs. */
export function guardCell(text: string): string {
  const split = text.replace(BEHIND_DELIMITER, "$1'");
  return START.test(split) ? `'${split}` : split;
}

/** The text that `guardCell` made a cell of. */
export const unguardCell = (cell: string): string =>
  cell.replace(GUARD_AT_START, '').replace(GUARD_BEHIND_DELIMITER, '$1');

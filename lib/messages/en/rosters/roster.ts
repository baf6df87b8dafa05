// Sentences about a roster and its cells.

import { numberText } from '@/lib/messages/format';
import { orList } from '@/lib/messages/list-text';
import { shortText } from '@/lib/text/short-text';
import { ROSTER_NO_ROWS } from './roster-no-rows';

/** A text from the file, shortened to what helps to find the place: a roster can have a thousand sentences. */
const short = (text: string): string => shortText(text, 60);

export const rosterSentences = {
  columnMissing: (label: string) =>
    `No column is marked as “${label}”. Choose the one that is, or add one to the file.`,
  noRows: ROSTER_NO_ROWS,
  cellMissing: (row: number, label: string) => `Row ${row}: “${label}” is missing.`,
  notANumber: (row: number, found: string, example: string) =>
    `Row ${row}: “${short(found)}” is not a number. Use digits only, such as ${example}.`,
  numberOutOfRange: (row: number, found: string, lowest: number, highest: number) =>
    `Row ${row}: the number ${short(found)} is not possible. Choose one from ${lowest} to ${highest}.`,
  numberTwice: (row: number, found: string, otherRow: number) =>
    `Row ${row}: the number ${short(found)} is also in row ${otherRow}. Each number can be given once.`,
  personTwice: (row: number, name: string, number: string, otherRow: number) =>
    `Row ${row}: ${short(name)} with the number ${short(number)} is also in row ${otherRow}. Both are made.`,
  sizeNotOffered: (row: number, found: string, offered: readonly string[]) =>
    `Row ${row}: there is no size “${short(found)}”. Choose ${orList(offered)}.`,
  notAQuantity: (row: number, found: string, highest: number) =>
    `Row ${row}: “${short(found)}” is not a quantity. Enter a whole number from 1 to ${highest}.`,
  cellTooLong: (row: number, label: string, length: number, longest: number) =>
    `Row ${row}: “${short(label)}” has ${numberText(length)} characters. At most ${numberText(longest)} fit.`,
  lostLetters: (row: number, found: string) =>
    `Row ${row}: “${short(found)}” has lost a letter when its file was saved. Type the name again.`,
  emptyRow: (row: number) => `Row ${row} is empty and is left out of the order.`,
  extraCell: (row: number, found: string) =>
    `Row ${row}: “${short(found)}” stands outside the columns of the header. It is kept as it is.`,
  tooManyPieces: (pieces: number, most: number) =>
    `This roster comes to ${numberText(pieces)} pieces. One order can have at most ${numberText(most)}.`,
  /** The roster's text is too large; `megabytes` is null if its size was not measured. */
  tooHeavy: (megabytes: number | null, most: number) =>
    `This roster holds ${megabytes === null ? `more than ${numberText(most)}` : numberText(megabytes)} MB of text. At most ${numberText(most)} MB can be ordered at once: leave out columns that the store does not need, or split it into two rosters.`,
  quantityNotAsked: (header: string) =>
    `“${short(header)}” is not used: this product counts one piece for each row. Add a row for each piece.`,
  empty: 'This file is empty. Please choose another one.',
  headersOnly: 'This file has headings but no rows. Add a row for each person and upload it again.',
  tooManyRows: (most: number) =>
    `This roster has more than ${numberText(most)} rows. Split it into two files and order them one after the other.`,
  tooManyColumns: (most: number) =>
    `This file has more than ${most} columns. Keep those for the order, such as name, number and size, and upload it again.`,
  unreadable: 'This file could not be read. Save it again as a CSV or Excel file, without a password.',
  tooLarge:
    'This file holds more than a roster can: long texts, hidden data or whole pages of formatting. Copy the names, numbers and sizes into a new spreadsheet and upload that.',
  tooManySheets:
    'This file has more than 20 sheets. Copy the sheets for this order into a new file and upload that.',
  tooManyTables:
    'This file has more than 60 lists. Copy the list for this order into a new file and upload that.',
  tooSlow: 'This file took too long to read. Save it again as a CSV file and upload that.',
  notATable: 'This file is not a table. Please upload a CSV or Excel file.',
  oldExcel:
    'This file is from a very old Excel, which kept no accents. Open it in Excel or LibreOffice, choose File, Save As, Excel Workbook (.xlsx), and upload that.',
  binaryWorkbook:
    'This is an Excel binary workbook (.xlsb). In Excel choose File, Save As, Excel Workbook (.xlsx), and upload that.',
  openDocument:
    'This is an OpenDocument spreadsheet with hidden rows, columns or sheets, or a flat one. Show what is hidden, save it as Excel (.xlsx), and upload that.',
  hiddenMarkup:
    'This spreadsheet is kept as a web page or as XML, and hides rows or columns. Open it in Excel, choose File, Save As, Excel Workbook (.xlsx), and upload that.',
  webPage:
    'This is a web page that is only named like an Excel file. Open it in Excel, choose File, Save As, Excel Workbook (.xlsx), and upload that.',
  numbers:
    'This is an Apple Numbers file. In Numbers choose File, Export To, Excel, and upload the file that it makes.',
  document:
    'This is a Word document. Copy its list into a spreadsheet, save that as Excel (.xlsx) or CSV, and upload it.',
  busy: 'Many rosters are being read just now. Please try again in a moment.',
  readFailed: 'This roster could not be read just now. Please try again.',
  saveFailed: 'This roster could not be saved. Please try again.',
  openFailed: 'This roster could not be opened. Please try again.',
  templateFailed: 'The template could not be made. Please try again.',
  downloadFailed: 'The roster could not be fetched. Please try again.',
  readable: 'This roster can be read. Please check it in the table.',
  invalid: 'Please fix the marked cells first.',
} as const;

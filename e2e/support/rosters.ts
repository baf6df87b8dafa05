// Coaches' spreadsheets, as files for a file input.
import * as XLSX from '@e965/xlsx';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An Excel file of these rows. */
export function excelFile(name: string, rows: readonly (readonly (string | number)[])[]) {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Squad');
  const buffer: Buffer = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' });
  return { name, mimeType: EXCEL, buffer };
}

export const csvFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Whether copied text is spreadsheet rows: tabs between cells, or several lines. */
export const looksLikeRows = (text: string): boolean =>
  text.trim() !== '' && (text.includes('\t') || /\S[^\S\n]*\n\s*\S/.test(text));

/** Pasted rows as a file, which the shop keeps as the original. */
export const rowsFile = (text: string): File => new File([text], 'pasted-roster.txt', { type: 'text/plain' });

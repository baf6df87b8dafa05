import { rosterFieldSentences } from '@/lib/messages/en/shop/roster-field';

/** Whether copied text is rows of a spreadsheet: cells beside each other, or several lines. */
export const looksLikeRows = (text: string): boolean =>
  text.trim() !== '' && (text.includes('\t') || /\S[^\S\n]*\n\s*\S/.test(text));

/** Pasted rows as the file that the shop will have as their original. */
export const rowsFile = (text: string): File =>
  new File([text], rosterFieldSentences.pastedFile, { type: 'text/plain' });

/** The whole number of pieces from 0 to `most` that somebody typed; null for anything else, and for nothing. */
export const readPieces = (text: string, most: number): number | null => {
  const typed = text.trim();
  return /^\d{1,7}$/.test(typed) && Number(typed) <= most ? Number(typed) : null;
};

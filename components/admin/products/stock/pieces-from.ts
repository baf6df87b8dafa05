/** A number of pieces as it is typed; undefined if it is none, or more than a shop can count. */
export function piecesFrom(text: string): number | undefined {
  const typed = text.trim();
  return /^\d{1,7}$/.test(typed) && Number(typed) <= 1_000_000 ? Number(typed) : undefined;
}

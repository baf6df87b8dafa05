// What people look for, in every list that can be searched.
import { cleanLine } from './clean-text';
import { cutText } from './cut-text';

/** The most characters of a search. */
export const LONGEST_SEARCH = 100;

/** Addresses are longer than any search; the rest of them is not looked at. */
const LONGEST_TYPED = 2_000;

/**
 * A search as it is compared with what is stored: cleaned as that was, and cut between two characters. What nobody can
 * see is looked for as it is, and found nowhere: as an empty search it would find everything.
 */
export function cleanSearch(typed: string): string {
  const looked = typed.slice(0, LONGEST_TYPED);
  // Postgres knows no NUL.
  const text = cleanLine(looked) || looked.replaceAll('\0', '').trim();
  return cutText(text, LONGEST_SEARCH).trim();
}

// The text of a search, for every list that can be searched.
import { cleanLine } from './clean-text';
import { cutText } from './cut-text';

/** The most characters of a search. */
export const LONGEST_SEARCH = 100;

/** The most characters of the input that are read, because an address can be very long. */
const LONGEST_TYPED = 2_000;

/**
 * A search in the form of the stored texts: cleaned the same way, and cut between two characters. A search of only
 * invisible characters stays as it is and finds nothing; as an empty search it would find everything.
 */
export function cleanSearch(typed: string): string {
  const looked = typed.slice(0, LONGEST_TYPED);
  // Postgres accepts no NUL.
  const text = cleanLine(looked) || looked.replaceAll('\0', '').trim();
  return cutText(text, LONGEST_SEARCH).trim();
}

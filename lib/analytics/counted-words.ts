import { searchWords } from '@/lib/catalog/search/search-words';

const LONGEST_WORDS = 60;

/** Six digits, however they are grouped: a phone number, an order, a card. */
const LONG_NUMBER = /\d(?:[\s().+/-]{0,3}\d){5}/;

/**
 * A search as it is counted: its words in lower case. Null for what may name a person: an e-mail address, a long number.
 * `text` comes from `cleanSearch`.
 */
export function countedWords(text: string): string | null {
  if (text.includes('@') || LONG_NUMBER.test(text)) {
    return null;
  }
  // Code points, not letters as people count them: the column is that long.
  const points = [...searchWords(text).join(' ')].slice(0, LONGEST_WORDS);
  return points.join('').trim() || null;
}

// Turns a search into words, and finds words that may be meant. Pure.
import { cutText } from '@/lib/text/cut-text';

/** The most words of a search; further words are ignored. */
export const MOST_WORDS = 6;
const LONGEST_WORD = 40;

/** The words of a text that `cleanSearch` has bounded: letters and digits, at most six, without duplicates. */
export function searchWords(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.map((word) => cutText(word.toLowerCase(), LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** In longer words, common letter groups are enough to find a typing error. */
const LONGEST_SWAPPED = 12;

/**
 * The word with each pair of neighbouring letters swapped: "mgu" gives "mug". Such words have hardly any group of
 * three letters in common, which Postgres needs to find similar words.
 */
export function swappedWords(word: string): string[] {
  const letters = [...word];
  if (letters.length < 3 || letters.length > LONGEST_SWAPPED) {
    return [];
  }
  const swapped = letters.slice(1).map((letter, index) => {
    const changed = [...letters];
    changed[index + 1] = letters[index] ?? '';
    changed[index] = letter;
    return changed.join('');
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}

/** From this length on, two typing errors are allowed. */
const LONG_WORD = 8;

/**
 * Whether one word may be a typing error of the other: one letter wrong, missing, added or swapped; two in long words.
 */
export function isSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  return shorter >= 3 && editDistance(typed, meant) <= (shorter >= LONG_WORD ? 2 : 1);
}

/**
 * The number of letters that are wrong, missing, added or swapped with their neighbour ("optimal string alignment").
 */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

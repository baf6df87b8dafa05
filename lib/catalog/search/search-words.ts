// What somebody types into a search, as words, and which other words they may have meant. Pure.
import { cutText } from '@/lib/text/cut-text';

/** Words of a search at most; what follows them is not looked for. */
export const MOST_WORDS = 6;
const LONGEST_WORD = 40;

/** The words of a text that `cleanSearch` has bounded: letters and digits, at most six, none twice. */
export function searchWords(text: string): string[] {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  return [...new Set(words.map((word) => cutText(word.toLowerCase(), LONGEST_WORD)))].slice(0, MOST_WORDS);
}

/** Of longer words a slip shows in the letter groups that they have in common. */
const LONGEST_SWAPPED = 12;

/**
 * The word with each two letters beside each other changed over: "mgu" is also "mug". Two such words have hardly a group
 * of three letters in common, by which Postgres tells what is alike.
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

/** From so many letters on a second slip is forgiven. */
const LONG_WORD = 8;

/** Whether one of the words may have been typed for the other: one letter wrong, missing, too many or changed over. */
export function isSlip(typed: string, meant: string): boolean {
  const shorter = Math.min(typed.length, meant.length);
  return shorter >= 3 && editDistance(typed, meant) <= (shorter >= LONG_WORD ? 2 : 1);
}

/** How many letters are wrong, missing, too many or changed over with their neighbour ("optimal string alignment"). */
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

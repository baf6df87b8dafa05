import { lettersOf } from './letter-count';

/** The first letters of a text, as people count them (`letterCount`), and the rest. */
export function splitLetters(text: string, count: number): [first: string, rest: string] {
  const letters = [...lettersOf(text)];
  return [letters.slice(0, count).join(''), letters.slice(count).join('')];
}

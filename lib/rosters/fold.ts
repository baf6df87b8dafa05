// Folding: makes different spellings of a word comparable.
import { LONGEST_LABEL } from './settings/roster-settings-limits';

const MARKS = /\p{M}+/gu;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
const PLAIN = /^[a-z0-9]*$/;

/**
 * Words in lower case without accents and punctuation, with single spaces: 'Prénom (élève)' becomes 'prenom eleve'.
 */
export const foldWords = (text: string): string =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(NO_LETTERS, ' ')
    .trim();

/**
 * Like `foldWords`, without spaces: 'X-Large', 'x large' and 'XLARGE' are equal. Empty for texts longer than any
 * label: one letter can unfold to eighteen, and a file can hold millions of letters.
 */
export function fold(text: string): string {
  if (text.length > LONGEST_LABEL) {
    return '';
  }
  return PLAIN.test(text) ? text : foldWords(text).replaceAll(' ', '');
}

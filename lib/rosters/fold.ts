// How words are compared that people write in many ways.
const MARKS = /\p{M}+/gu;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;
const PLAIN = /^[a-z0-9]*$/;

/** Words in lower case without accents and punctuation, one space between them: 'Prénom (élève)' is 'prenom eleve'. */
export const foldWords = (text: string): string =>
  text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(NO_LETTERS, ' ')
    .trim();

/** The same without the spaces: 'X-Large', 'x large' and 'XLARGE' are one. */
export const fold = (text: string): string => (PLAIN.test(text) ? text : foldWords(text).replaceAll(' ', ''));

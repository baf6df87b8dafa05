const LETTERS = typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter('en') : null;

/**
 * How many letters people see in a text: grapheme clusters (Unicode Standard Annex 29), so that an emoji of a family,
 * a flag or a letter with two accents is one. Spaces and line breaks count one each, because they take room on what is
 * made. Whoever calls has looked at the length. A browser without `Intl.Segmenter` counts code points, which are never
 * fewer; the server's count is the one that decides.
 */
export function letterCount(text: string): number {
  if (LETTERS === null) {
    return [...text].length;
  }
  let count = 0;
  for (const _letter of LETTERS.segment(text)) {
    count += 1;
  }
  return count;
}

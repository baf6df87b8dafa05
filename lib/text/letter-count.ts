const LETTERS = typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter('en') : null;

function* lettersOf(text: string): Generator<unknown> {
  yield* LETTERS === null ? text : LETTERS.segment(text);
}

/**
 * The number of letters as people count them: grapheme clusters (Unicode Standard Annex 29), so that an emoji of a
 * family, a flag or a letter with two accents is one. Spaces and line breaks count too, because they take room on the
 * product. The caller limits the length. A browser without `Intl.Segmenter` counts code points, which are never fewer;
 * the server's count decides.
 */
export function letterCount(text: string): number {
  let count = 0;
  for (const _letter of lettersOf(text)) {
    count += 1;
  }
  return count;
}

/** Whether a text has more letters than `limit`. Stops counting there, because strangers choose the text. */
export function hasMoreLetters(text: string, limit: number): boolean {
  if (text.length <= limit) {
    return false;
  }
  let count = 0;
  for (const _letter of lettersOf(text)) {
    count += 1;
    if (count > limit) {
      return true;
    }
  }
  return false;
}

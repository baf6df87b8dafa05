/** One letter for each character. */
const PLAIN = /^[\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | null | undefined;

/** The letters of a text, as people count them (`letterCount`). */
export function* lettersOf(text: string): Generator<string> {
  // Without `Intl`, whose first use would hold up the page of each product with a text that is still empty (decision 0290).
  if (PLAIN.test(text)) {
    yield* text;
    return;
  }
  segmenter ??= 'Segmenter' in Intl ? new Intl.Segmenter('en') : null;
  if (segmenter === null) {
    yield* text;
    return;
  }
  for (const { segment } of segmenter.segment(text)) {
    yield segment;
  }
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

const SEGMENTER = typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter('en') : null;

/** The first letters of a text, as people count them (`letterCount`), and the rest. */
export function splitLetters(text: string, count: number): [first: string, rest: string] {
  const letters = SEGMENTER === null ? [...text] : [...SEGMENTER.segment(text)].map(({ segment }) => segment);
  return [letters.slice(0, count).join(''), letters.slice(count).join('')];
}

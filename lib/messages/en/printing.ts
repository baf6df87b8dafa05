// Text on and above the sheets that a shop prints.
import { plural } from '../format';

export const printingSentences = {
  labelsOnSheets: (labels: number, sheets: number) =>
    `${plural(labels, { one: '# label', other: '# labels' })} on ${plural(sheets, { one: '# sheet', other: '# sheets' })}.`,
  /** The label of the checkbox for a line whose pieces are all made. */
  madeOf: (pieces: number) => plural(pieces, { one: 'Made', other: 'All # made' }),
} as const;

// What stands on the sheets that a shop prints, and above them.
import { plural } from '../format';

export const printingSentences = {
  labelsOnSheets: (labels: number, sheets: number) =>
    `${plural(labels, { one: '# label', other: '# labels' })} on ${plural(sheets, { one: '# sheet', other: '# sheets' })}.`,
  /** Beside the box that is ticked once all pieces of a line are made. */
  madeOf: (pieces: number) => plural(pieces, { one: 'Made', other: 'All # made' }),
} as const;

import { alignColumns } from './columns';
import { ROSTER_ROUNDS, type RosterFigures } from './rosters';

const HEAD = ['', 'library alone ms', 'parse ms', 'ratio', 'in its process ms', 'ratio'];

const cellsOf = ({ name, library, libraryAlone, parse, whole }: RosterFigures): string[] => [
  `Roster, ${name} (${library})`,
  libraryAlone.toFixed(1),
  parse.toFixed(1),
  (parse / libraryAlone).toFixed(2),
  whole.toFixed(1),
  (whole / libraryAlone).toFixed(2),
];

/**
 * The figures as lines of aligned columns. A ratio is our time to the library's: 1 is as fast, 2 takes twice as
 * long.
 */
export const rosterFigureLines = (figures: readonly RosterFigures[]): string[] => [
  `Reading a roster, medians of ${ROSTER_ROUNDS}, in turn with the library alone:`,
  ...alignColumns([HEAD, ...figures.map(cellsOf)]),
];

// Labels for the bags of a team order: one for each piece, so that what comes out of the workroom finds its owner.
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import { type RosterPerson, rosterPeople } from './roster-people';

export type BagLabel = {
  /** Different on each label of an order. */
  key: string;
  name: string;
  number: string;
  size: string;
  product: string;
  /** '2 of 3' where one person gets several pieces. */
  part: string | null;
};

/** Labels of a sheet of paper: three beside each other, eight rows, on A4 and on Letter. */
export const LABELS_ON_A_PAGE = 24;

type LabelledLine = { id: string; name: string; roster: RosterSheet | null };

/** The labels of an order, line by line and person by person. Lines without a roster name nobody, and get none. */
export function bagLabels(lines: readonly LabelledLine[]): BagLabel[] {
  return lines.flatMap(({ id, name: product, roster }) =>
    (roster === null ? [] : rosterPeople(roster)).flatMap((person) =>
      Array.from({ length: person.pieces }, (_, piece) => ({
        key: `${id} ${person.row} ${piece}`,
        name: calledName(person),
        number: person.number,
        size: person.size,
        product,
        part: person.pieces === 1 ? null : `${piece + 1} of ${person.pieces}`,
      })),
    ),
  );
}

/** The name; without one whatever the roster says of the person, or else their place in it. */
const calledName = ({ name, number, more, row }: RosterPerson): string =>
  name || more[0]?.text || (number ? '' : `Row ${row + 1}`);

/** The labels page by page. */
export function labelPages(labels: readonly BagLabel[]): BagLabel[][] {
  const count = Math.ceil(labels.length / LABELS_ON_A_PAGE);
  return Array.from({ length: count }, (_, page) =>
    labels.slice(page * LABELS_ON_A_PAGE, (page + 1) * LABELS_ON_A_PAGE),
  );
}

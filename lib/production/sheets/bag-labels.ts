// Labels for the bags of a team order: one for each piece, so that each piece reaches its owner.

import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { RosterSheet } from '@/lib/rosters/roster-sheet';
import { type RosterPerson, rosterPeople } from './roster-people';

export type BagLabel = {
  /** Unique among the labels of an order. */
  key: string;
  name: string;
  number: string;
  size: string;
  product: string;
  orderNumber: number;
  /** '2 of 3' if one person gets several pieces. */
  part: string | null;
};

type LabelledOrder = {
  orderNumber: number;
  items: readonly { id: string; name: string; roster: RosterSheet | null }[];
};

/** The labels of an order, line by line and person by person. Lines without a roster have no people, and get none. */
export function bagLabels({ orderNumber, items }: LabelledOrder): BagLabel[] {
  return items.flatMap(({ id, name: product, roster }) =>
    (roster === null ? [] : rosterPeople(roster)).flatMap((person) =>
      Array.from({ length: person.pieces }, (_, piece) => ({
        key: `${id} ${person.row} ${piece}`,
        name: calledName(person),
        number: person.number,
        size: person.size,
        product,
        orderNumber,
        part: person.pieces === 1 ? null : adminPrintingSentences.pieceOf(piece + 1, person.pieces),
      })),
    ),
  );
}

/** The name. Without one, the first other text of the person, or else their row number. */
const calledName = ({ name, number, more, row }: RosterPerson): string =>
  name || more[0]?.text || (number ? '' : adminWords.rowNumbered(row + 1));

// A team that has grown: every size one up, along the sizes that the product offers.
import type { RosterTable } from '../roster-table';
import type { RosterSettings, RosterSize } from '../settings/roster-settings';
import { compareSizes, standardSize } from '../size-names';

/** Somebody whose size stays: there is none above it, or the product does not have it. Rows count from 0. */
export type KeptSize = { row: number; who: string; size: string; reason: 'largest' | 'not_offered' };

export type SizesUp = {
  table: RosterTable;
  /** How many rows have another size now. */
  changed: number;
  kept: KeptSize[];
  /** Rows without any size. */
  without: number;
};

const NUMBER = /^\d+(?:[.,]\d+)?$/;
const numberOf = (label: string): number | null =>
  NUMBER.test(label) ? Number(label.replace(',', '.')) : null;

/** Whether the second size is smaller than the first; false where nobody can tell. */
function descends(first: string, second: string): boolean {
  const [one, other] = [numberOf(first), numberOf(second)];
  if (one !== null && other !== null) {
    return other < one;
  }
  const areKnown = standardSize(first) !== null && standardSize(second) !== null;
  return areKnown && compareSizes(first, second) > 0;
}

/** The sizes from small to large: in the owner's order, and turned where the owner wrote them from large to small. */
function ladderOf(sizes: readonly RosterSize[]): string[] {
  const labels = sizes.map(({ label }) => label);
  const isTurned =
    labels.length > 1 && labels.slice(1).every((label, index) => descends(labels[index] ?? '', label));
  return isTurned ? labels.toReversed() : labels;
}

/** The place of a column that the product asks for; -1 where the table has none. */
const placeOf = ({ columns }: RosterTable, id: string | undefined): number =>
  id === undefined ? -1 : columns.findIndex(({ meaning }) => meaning === id);

/**
 * Gives every row of a normalised table the next size of the product. A size that has none above it, or that the
 * product does not offer, stays and is told. Null for a product or a table without sizes.
 */
export function sizesUp(settings: RosterSettings, table: RosterTable): SizesUp | null {
  const asked = settings.columns.find((column) => column.kind === 'size');
  const column = placeOf(table, asked?.id);
  if (!asked || column === -1) {
    return null;
  }
  const name = placeOf(table, settings.columns.find(({ kind }) => kind === 'name')?.id);
  const ladder = ladderOf(asked.sizes);
  const kept: KeptSize[] = [];
  let [changed, without] = [0, 0];
  const rows = table.rows.map((cells, row) => {
    const size = cells[column] ?? '';
    if (size === '') {
      without += cells.some((cell) => cell !== '') ? 1 : 0;
      return cells;
    }
    const place = ladder.indexOf(size);
    const next = place === -1 ? undefined : ladder[place + 1];
    if (next === undefined) {
      kept.push({ row, who: cells[name] ?? '', size, reason: place === -1 ? 'not_offered' : 'largest' });
      return cells;
    }
    changed += 1;
    return cells.with(column, next);
  });
  return { table: { ...table, rows }, changed, kept, without };
}

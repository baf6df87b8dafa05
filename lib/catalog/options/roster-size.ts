// The option of a team product whose values are the sizes of its roster: one list of sizes for both.
import { type Cents, cents } from '@/lib/money/cents';
import type { RosterSettings, SizeColumn } from '@/lib/rosters/settings/roster-settings';
import type { ProductOption } from './product-option';

/** The column of sizes; undefined for rosters without one. */
export const sizeColumnOf = ({ columns }: RosterSettings): SizeColumn | undefined =>
  columns.find((column) => column.kind === 'size');

/** The options with the name and the sizes that the roster has now; without that option if it has none. */
export const withRosterSizes = (
  options: readonly ProductOption[],
  roster: RosterSettings | null,
): ProductOption[] => {
  const column = roster === null ? undefined : sizeColumnOf(roster);
  return options.flatMap((option) => {
    if (!option.isRosterSize) {
      return [option];
    }
    return column ? [{ ...option, name: column.label, values: column.sizes.map(({ label }) => label) }] : [];
  });
};

/** What a size adds to the price of a piece that is ordered without a roster. */
export const upchargeOf = (roster: RosterSettings, size: string): Cents =>
  sizeColumnOf(roster)?.sizes.find(({ label }) => label === size)?.upchargeCents ?? cents(0);

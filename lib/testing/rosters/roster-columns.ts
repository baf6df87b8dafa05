// Columns of a product's roster settings, for tests.
import { cents } from '@/lib/money/cents';
import {
  DEFAULT_ROSTER_SETTINGS,
  NUMBER_COLUMN,
  type NumberColumn,
  type RosterSettings,
  type SizeColumn,
} from '@/lib/rosters/settings/roster-settings';

/** A column of unique numbers from 0 to 99. */
export const numberColumn = (changes: Partial<NumberColumn> = {}): NumberColumn => ({
  ...NUMBER_COLUMN,
  isRequired: true,
  ...changes,
});

/** A column of these sizes, with their upcharges in cents. */
export const sizeColumn = (upcharges: Record<string, number>): SizeColumn => ({
  id: 'size',
  kind: 'size',
  label: 'Size',
  isRequired: true,
  sizes: Object.entries(upcharges).map(([label, upcharge]) => ({ label, upchargeCents: cents(upcharge) })),
});

/** A column of these sizes, without upcharges. */
export const freeSizes = (...labels: string[]): SizeColumn => ({
  ...sizeColumn({}),
  sizes: labels.map((label) => ({ label, upchargeCents: cents(0) })),
});

/** The default columns, with these sizes. */
export const settingsWithSizes = (upcharges: Record<string, number>): RosterSettings => ({
  ...DEFAULT_ROSTER_SETTINGS,
  columns: DEFAULT_ROSTER_SETTINGS.columns.map((column) =>
    column.kind === 'size' ? sizeColumn(upcharges) : column,
  ),
});

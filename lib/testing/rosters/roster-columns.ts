// What a product asks a team for, in tests.
import { cents } from '@/lib/money/cents';
import {
  DEFAULT_ROSTER_SETTINGS,
  NUMBER_COLUMN,
  type NumberColumn,
  type RosterSettings,
  type SizeColumn,
} from '@/lib/rosters/settings/roster-settings';

/** A column of numbers from 0 to 99, each once. */
export const numberColumn = (changes: Partial<NumberColumn> = {}): NumberColumn => ({
  ...NUMBER_COLUMN,
  isRequired: true,
  ...changes,
});

/** A column of these sizes, each with the cents that it adds. */
export const sizeColumn = (upcharges: Record<string, number>): SizeColumn => ({
  id: 'size',
  kind: 'size',
  label: 'Size',
  isRequired: true,
  sizes: Object.entries(upcharges).map(([label, upcharge]) => ({ label, upchargeCents: cents(upcharge) })),
});

/** A column of these sizes, none of which adds anything. */
export const freeSizes = (...labels: string[]): SizeColumn => ({
  ...sizeColumn({}),
  sizes: labels.map((label) => ({ label, upchargeCents: cents(0) })),
});

/** The standard columns, with these sizes. */
export const settingsWithSizes = (upcharges: Record<string, number>): RosterSettings => ({
  ...DEFAULT_ROSTER_SETTINGS,
  columns: DEFAULT_ROSTER_SETTINGS.columns.map((column) =>
    column.kind === 'size' ? sizeColumn(upcharges) : column,
  ),
});

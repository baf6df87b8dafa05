// Roster columns of some of the demo's products.
import { cents } from '@/lib/money/cents';
import {
  NAME_COLUMN,
  NUMBER_COLUMN,
  ROSTER_SETTINGS_VERSION,
  type RosterColumn,
  type RosterSettings,
  type RosterSize,
} from '@/lib/rosters/settings/roster-settings';

const settings = (...columns: RosterColumn[]): RosterSettings => ({
  version: ROSTER_SETTINGS_VERSION,
  columns,
});

/** 'YS' or '2XL +200': the size, and the cents that it adds. */
const sizes = (text: string): RosterSize[] =>
  text.split(', ').map((size) => {
    const [label = '', upcharge = '0'] = size.split(' +');
    return { label, upchargeCents: cents(Number(upcharge)) };
  });

const name = NAME_COLUMN;
const number: RosterColumn = { ...NUMBER_COLUMN, isRequired: true };

const size = (offered: string): RosterColumn => ({
  id: 'size',
  kind: 'size',
  label: 'Size',
  isRequired: true,
  sizes: sizes(offered),
});

/** Jersey sizes from a child's to a keeper's; sizes with more cloth cost more. */
export const jerseyColumns = settings(name, number, size('YS, YM, YL, S, M, L, XL, 2XL +200, 3XL +300'));

/** Keepers get two: one to wear and one to wash. */
export const keeperColumns = settings(name, number, size('YM, YL, S, M, L, XL, 2XL +200'), {
  id: 'quantity',
  kind: 'quantity',
  label: 'Quantity',
  isRequired: false,
});

/** Initials instead of a number. */
export const jacketColumns = settings(
  name,
  { id: 'initials', kind: 'text', label: 'Initials', isRequired: true, longest: 3 },
  size('YM, YL, S, M, L, XL, 2XL +400, 3XL +400'),
  { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: 60 },
);

// Which columns a product's roster has and what may stand in them: the owner's choice. Types and defaults
// only, because the product page needs them without a schema library; the schema is roster-settings-input.ts.
import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import { type Cents, cents } from '@/lib/money/cents';

export type RosterSize = { label: string; upchargeCents: Cents };

type ColumnBase = {
  /** 'name', 'number', 'size', 'quantity' or 'notes' for the column of that kind; any other id for an own column. */
  id: string;
  /** The heading, for shoppers and the shop. */
  label: string;
  isRequired: boolean;
};

/** A text: a name, a note, or anything that the owner asks of each person. */
export type TextColumn = ColumnBase & {
  kind: 'name' | 'notes' | 'text';
  /** The most letters that fit on the product; null for no limit. */
  longest: number | null;
};

/** A number on a shirt. A text of digits: 007, 07 and 7 are three different numbers. */
export type NumberColumn = ColumnBase & {
  kind: 'number';
  lowest: number;
  highest: number;
  isUnique: boolean;
};

export type SizeColumn = ColumnBase & { kind: 'size'; sizes: RosterSize[] };

/** The number of pieces of a row; an empty cell is one. */
export type QuantityColumn = ColumnBase & { kind: 'quantity' };

export type RosterColumn = TextColumn | NumberColumn | SizeColumn | QuantityColumn;

export type ColumnKind = RosterColumn['kind'];

/** The version of the settings' format; stored with them and with every order. */
export const ROSTER_SETTINGS_VERSION = 1;

/** At most one column each of kind name, number, size, quantity and notes; ids and labels are unique. */
export type RosterSettings = { version: typeof ROSTER_SETTINGS_VERSION; columns: RosterColumn[] };

export const DEFAULT_SIZES: RosterSize[] = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'].map((label) => ({
  label,
  upchargeCents: cents(0),
}));

/** The standard columns of names and of numbers. */
export const NAME_COLUMN: TextColumn = {
  id: 'name',
  kind: 'name',
  label: COLUMN_KIND_NAMES.name,
  isRequired: true,
  longest: 20,
};
export const NUMBER_COLUMN: NumberColumn = {
  id: 'number',
  kind: 'number',
  label: COLUMN_KIND_NAMES.number,
  isRequired: false,
  lowest: 0,
  highest: 99,
  isUnique: true,
};

/** The settings of a team product until its owner changes them. */
export const DEFAULT_ROSTER_SETTINGS: RosterSettings = {
  version: ROSTER_SETTINGS_VERSION,
  columns: [
    NAME_COLUMN,
    NUMBER_COLUMN,
    { id: 'size', kind: 'size', label: COLUMN_KIND_NAMES.size, isRequired: true, sizes: DEFAULT_SIZES },
  ],
};

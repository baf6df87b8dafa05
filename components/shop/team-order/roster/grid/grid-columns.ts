// The layout of the grid's columns, and the choices in headings and cells.
import { rosterEditorSentences } from '@/lib/messages/en/rosters/roster-editor';
import { cents, formatCents } from '@/lib/money/cents';
import type { RosterTable } from '@/lib/rosters/roster-table';
import type {
  ColumnKind,
  RosterColumn,
  RosterSettings,
  SizeColumn,
} from '@/lib/rosters/settings/roster-settings';

/** Pixels: the least width of each kind, and its share of the remaining width. */
const WIDTHS: Record<ColumnKind | 'unknown', [least: number, share: number]> = {
  name: [104, 3],
  number: [96, 1.4],
  size: [88, 1.6],
  quantity: [88, 1.4],
  notes: [144, 3],
  text: [128, 2],
  unknown: [112, 1.6],
};

export const ROW_NUMBER_WIDTH = 36;
const BUTTON_WIDTH = 44;

export type GridLayout = {
  /** For `grid-template-columns`. */
  template: string;
  /** The width in pixels at which every column has its least width. */
  leastWidth: number;
};

export function layOut(meanings: readonly (RosterColumn | null)[]): GridLayout {
  const widths = meanings.map((meaning) => WIDTHS[meaning?.kind ?? 'unknown']);
  return {
    template: [
      `${ROW_NUMBER_WIDTH}px`,
      ...widths.map(([least, share]) => `minmax(${least}px, ${share}fr)`),
      `${BUTTON_WIDTH}px`,
    ].join(' '),
    leastWidth: widths.reduce((sum, [least]) => sum + least, ROW_NUMBER_WIDTH + BUTTON_WIDTH),
  };
}

/** The column that stays visible while the others scroll: the name. */
export const nameColumn = (meanings: readonly (RosterColumn | null)[]): number =>
  meanings.findIndex((meaning) => meaning?.kind === 'name');

export type Choice = { value: string; label: string };

/** The sizes to choose from, with their upcharges; first the current text if it is none of them. */
export function sizeChoices({ sizes }: SizeColumn, current: string): Choice[] {
  const offered = sizes.map(({ label, upchargeCents }) => ({
    value: label,
    label: upchargeCents > 0 ? `${label} (+${formatCents(cents(upchargeCents))})` : label,
  }));
  if (current === '') {
    return [{ value: '', label: '' }, ...offered];
  }
  return sizes.some(({ label }) => label === current)
    ? offered
    : [{ value: current, label: rosterEditorSentences.notOffered(current) }, ...offered];
}

/** The size for a typed letter: the next one after the current that starts with it. */
export function sizeByLetter({ sizes }: SizeColumn, current: string, letter: string): string | null {
  const start = sizes.findIndex(({ label }) => label === current) + 1;
  const inTurn = [...sizes.slice(start), ...sizes.slice(0, start)];
  return inTurn.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase()))?.label ?? null;
}

/** Required columns that the table lacks. */
export const absentColumns = (settings: RosterSettings, { columns }: RosterTable): RosterColumn[] =>
  settings.columns.filter(({ id }) => !columns.some(({ meaning }) => meaning === id));

/** Whether no column was recognised: then the first line may not be headings at all. */
export const isUnrecognized = ({ columns }: RosterTable): boolean =>
  columns.every(({ meaning }) => meaning === null);

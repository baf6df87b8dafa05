// What an owner can do to the options in the form. Each edit answers a new draft, in which every combination that is
// still there keeps its price, SKU and tick.
import type { RosterDraft } from '@/lib/rosters/roster-draft';
import {
  type CellDraft,
  EMPTY_CELL,
  keysOf,
  leaderOf,
  type OptionDraft,
  type OptionsDraft,
  rowKey,
  rowsOf,
  shownCell,
  type ValueDraft,
  withSizes,
} from './options-draft';
import type { OptionEffect } from './product-option';

const NO_EFFECTS = { changesPrice: false, changesStock: false, changesSku: false, changesPicture: false };

function freeKey(stem: string, taken: readonly { key: string }[]): string {
  let count = taken.length;
  while (taken.some(({ key }) => key === `${stem}-${count}`)) {
    count += 1;
  }
  return `${stem}-${count}`;
}

const emptyValue = (values: readonly ValueDraft[]): ValueDraft => ({
  key: freeKey('value', values),
  text: '',
  imageUrl: null,
  uploadId: null,
});

/** The draft with other options; a new combination takes over what the one had that it comes from. */
function withOptions(draft: OptionsDraft, next: OptionDraft[], roster: RosterDraft | null): OptionsDraft {
  const before = withSizes(draft.options, roster);
  const cells: OptionsDraft['cells'] = {};
  const kept = new Set<string>();
  const after = withSizes(next, roster);
  for (const row of rowsOf(after)) {
    const keys = keysOf(row);
    const origin = originOf(before, after, keys);
    if (origin !== null) {
      const cell = shownCell(draft, before, origin);
      const isFirst = cell.id !== null && !kept.has(cell.id);
      if (cell.id !== null) {
        kept.add(cell.id);
      }
      cells[rowKey(keys)] = { ...cell, id: isFirst ? cell.id : null };
    }
  }
  return { options: next, cells };
}

/** The keys of the combination from which one comes; null if one of its values is new, or if there was none. */
function originOf(
  before: readonly OptionDraft[],
  after: readonly OptionDraft[],
  keys: readonly string[],
): string[] | null {
  if (before.length === 0) {
    return null;
  }
  const origin: string[] = [];
  for (const { key, values } of before) {
    const place = after.findIndex((option) => option.key === key);
    const wanted = place === -1 ? values[0]?.key : keys[place];
    if (wanted === undefined || !values.some((value) => value.key === wanted)) {
      return null;
    }
    origin.push(wanted);
  }
  return origin;
}

export function addOption(
  draft: OptionsDraft,
  roster: RosterDraft | null,
  isRosterSize: boolean,
): OptionsDraft {
  const added: OptionDraft = {
    ...NO_EFFECTS,
    key: freeKey('option', draft.options),
    name: '',
    isRosterSize,
    values: isRosterSize ? [] : [emptyValue([])],
  };
  return withOptions(draft, [...draft.options, added], roster);
}

export const removeOption = (draft: OptionsDraft, roster: RosterDraft | null, key: string): OptionsDraft =>
  withOptions(
    draft,
    draft.options.filter((option) => option.key !== key),
    roster,
  );

/** `items` with one of them moved by one place; unchanged at the ends. */
function moved<Item extends { key: string }>(items: Item[], key: string, direction: 'up' | 'down'): Item[] {
  const from = items.findIndex((item) => item.key === key);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [one, other] = [items[from], items[to]];
  return one && other ? items.with(from, other).with(to, one) : items;
}

export const moveOption = (
  draft: OptionsDraft,
  roster: RosterDraft | null,
  key: string,
  direction: 'up' | 'down',
): OptionsDraft => withOptions(draft, moved(draft.options, key, direction), roster);

const changed = (
  { options }: OptionsDraft,
  key: string,
  change: (option: OptionDraft) => OptionDraft,
): OptionDraft[] => options.map((option) => (option.key === key ? change(option) : option));

export const nameOption = (draft: OptionsDraft, key: string, name: string): OptionsDraft => ({
  ...draft,
  options: changed(draft, key, (option) => ({ ...option, name })),
});

/** Says what an option changes. One option at most changes the picture. */
export const setEffect = (
  draft: OptionsDraft,
  roster: RosterDraft | null,
  key: string,
  effects: Partial<Record<OptionEffect, boolean>>,
): OptionsDraft =>
  withOptions(
    draft,
    draft.options.map((option) => {
      if (option.key === key) {
        return { ...option, ...effects };
      }
      return effects.changesPicture ? { ...option, changesPicture: false } : option;
    }),
    roster,
  );

export const addValue = (draft: OptionsDraft, roster: RosterDraft | null, key: string): OptionsDraft =>
  withOptions(
    draft,
    changed(draft, key, (option) => ({ ...option, values: [...option.values, emptyValue(option.values)] })),
    roster,
  );

export const removeValue = (
  draft: OptionsDraft,
  roster: RosterDraft | null,
  key: string,
  valueKey: string,
): OptionsDraft =>
  withOptions(
    draft,
    changed(draft, key, (option) => ({
      ...option,
      values: option.values.filter((value) => value.key !== valueKey),
    })),
    roster,
  );

export const moveValue = (
  draft: OptionsDraft,
  roster: RosterDraft | null,
  key: string,
  valueKey: string,
  direction: 'up' | 'down',
): OptionsDraft =>
  withOptions(
    draft,
    changed(draft, key, (option) => ({ ...option, values: moved(option.values, valueKey, direction) })),
    roster,
  );

export const changeValue = (
  draft: OptionsDraft,
  key: string,
  valueKey: string,
  changes: Partial<ValueDraft>,
): OptionsDraft => ({
  ...draft,
  options: changed(draft, key, (option) => ({
    ...option,
    values: option.values.map((value) => (value.key === valueKey ? { ...value, ...changes } : value)),
  })),
});

const EFFECT_OF = { price: 'changesPrice', sku: 'changesSku' } as const;

type CellChange = Partial<Omit<CellDraft, 'id'>>;

/** Fills in a combination; a price or an SKU also goes to those that are alike in it. */
export function changeCell(
  draft: OptionsDraft,
  options: readonly OptionDraft[],
  keys: readonly string[],
  changes: CellChange,
): OptionsDraft {
  const cells = { ...draft.cells };
  const put = (at: string, change: CellChange) => {
    cells[at] = { ...(cells[at] ?? EMPTY_CELL), ...change };
  };
  for (const field of ['price', 'sku'] as const) {
    const text = changes[field];
    if (text !== undefined) {
      const leader = rowKey(leaderOf(options, keys, EFFECT_OF[field]));
      for (const row of rowsOf(options)) {
        if (rowKey(leaderOf(options, keysOf(row), EFFECT_OF[field])) === leader) {
          put(rowKey(keysOf(row)), { [field]: text });
        }
      }
    }
  }
  if (changes.isOffered !== undefined) {
    put(rowKey(keys), { isOffered: changes.isOffered });
  }
  return { ...draft, cells };
}

/** Fills in several combinations at once. */
export const changeCells = (
  draft: OptionsDraft,
  options: readonly OptionDraft[],
  rows: readonly (readonly ValueDraft[])[],
  changes: CellChange,
): OptionsDraft => rows.reduce((next, row) => changeCell(next, options, keysOf(row), changes), draft);

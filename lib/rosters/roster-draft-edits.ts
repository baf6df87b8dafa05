// An owner's edits of a product's roster columns. Each edit returns a new draft.
import { type ColumnDraft, draftOf, type RosterDraft, type SizeDraft } from './roster-draft';
import {
  type ColumnKind,
  DEFAULT_ROSTER_SETTINGS,
  DEFAULT_SIZES,
  ROSTER_SETTINGS_VERSION,
  type RosterColumn,
} from './settings/roster-settings';

/** The owner's words for each kind of column; there can be several own columns. */
export const KIND_NAMES: Record<ColumnKind, string> = {
  name: 'Name',
  number: 'Number',
  size: 'Size',
  quantity: 'Quantity',
  notes: 'Notes',
  text: 'Your own',
};

const [DEFAULT_NAME, DEFAULT_NUMBER, DEFAULT_SIZE] = DEFAULT_ROSTER_SETTINGS.columns;

const ADDED: Record<ColumnKind, RosterColumn | undefined> = {
  name: DEFAULT_NAME,
  number: DEFAULT_NUMBER,
  size: DEFAULT_SIZE ?? { id: 'size', kind: 'size', label: 'Size', isRequired: true, sizes: DEFAULT_SIZES },
  quantity: { id: 'quantity', kind: 'quantity', label: 'Quantity', isRequired: false },
  notes: { id: 'notes', kind: 'notes', label: 'Notes', isRequired: false, longest: null },
  text: { id: 'text', kind: 'text', label: '', isRequired: false, longest: null },
};

/** The kinds of columns that can still be added to the draft. */
export const kindsToAdd = (draft: RosterDraft): ColumnKind[] =>
  (Object.keys(KIND_NAMES) as ColumnKind[]).filter(
    (kind) => kind === 'text' || !draft.some((column) => column.kind === kind),
  );

/** A name that is not in `taken`: `text`, `text-2`, `text-3` … */
function freeName(stem: string, taken: readonly string[]): string {
  let [name, count] = [stem, 1];
  while (taken.includes(name)) {
    count += 1;
    name = `${stem}-${count}`;
  }
  return name;
}

export function addColumn(draft: RosterDraft, kind: ColumnKind): RosterDraft {
  const added = ADDED[kind];
  if (!added) {
    return draft;
  }
  const id = freeName(
    added.id,
    draft.map((column) => column.id),
  );
  return [...draft, ...draftOf({ version: ROSTER_SETTINGS_VERSION, columns: [{ ...added, id }] })];
}

export const removeColumn = (draft: RosterDraft, id: string): RosterDraft =>
  draft.filter((column) => column.id !== id);

export const changeColumn = (draft: RosterDraft, id: string, changes: Partial<ColumnDraft>): RosterDraft =>
  draft.map((column) => (column.id === id ? { ...column, ...changes } : column));

/** Moves a column by one place; no effect at the ends. */
export function moveColumn(draft: RosterDraft, id: string, direction: 'up' | 'down'): RosterDraft {
  const from = draft.findIndex((column) => column.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const [moved, other] = [draft[from], draft[to]];
  return moved && other ? draft.with(from, other).with(to, moved) : draft;
}

export const addSize = (sizes: readonly SizeDraft[]): SizeDraft[] => [
  ...sizes,
  {
    key: freeName(
      'new',
      sizes.map(({ key }) => key),
    ),
    label: '',
    upcharge: '',
  },
];

export const changeSize = (
  sizes: readonly SizeDraft[],
  key: string,
  changes: Partial<SizeDraft>,
): SizeDraft[] => sizes.map((size) => (size.key === key ? { ...size, ...changes } : size));

export const removeSize = (sizes: readonly SizeDraft[], key: string): SizeDraft[] =>
  sizes.filter((size) => size.key !== key);

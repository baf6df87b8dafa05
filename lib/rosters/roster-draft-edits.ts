// What an owner can do to the columns of a product's rosters. Each edit answers a new draft.
import { COLUMN_KIND_NAMES } from '@/lib/messages/en/rosters/column-names';
import { type ColumnDraft, draftOf, type RosterDraft, type SizeDraft } from './roster-draft';
import {
  type ColumnKind,
  DEFAULT_ROSTER_SETTINGS,
  DEFAULT_SIZES,
  ROSTER_SETTINGS_VERSION,
  type RosterColumn,
} from './settings/roster-settings';

const [DEFAULT_NAME, DEFAULT_NUMBER, DEFAULT_SIZE] = DEFAULT_ROSTER_SETTINGS.columns;

const ADDED: Record<ColumnKind, RosterColumn | undefined> = {
  name: DEFAULT_NAME,
  number: DEFAULT_NUMBER,
  size: DEFAULT_SIZE ?? {
    id: 'size',
    kind: 'size',
    label: COLUMN_KIND_NAMES.size,
    isRequired: true,
    sizes: DEFAULT_SIZES,
  },
  quantity: { id: 'quantity', kind: 'quantity', label: COLUMN_KIND_NAMES.quantity, isRequired: false },
  notes: { id: 'notes', kind: 'notes', label: COLUMN_KIND_NAMES.notes, isRequired: false, longest: null },
  text: { id: 'text', kind: 'text', label: '', isRequired: false, longest: null },
};

/** The kinds of columns that can still be added to the draft. */
export const kindsToAdd = (draft: RosterDraft): ColumnKind[] =>
  (Object.keys(ADDED) as ColumnKind[]).filter(
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

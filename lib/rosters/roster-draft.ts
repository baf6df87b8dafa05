// A product's roster columns while an owner edits them: texts and ticks, as in the form's fields.

import { messages } from '@/lib/messages';
import { type Cents, centsFromTyped, centsToDecimal } from '@/lib/money/cents';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { fold } from './fold';
import { LONGEST_CELL } from './roster-table';
import {
  type ColumnKind,
  ROSTER_SETTINGS_VERSION,
  type RosterColumn,
  type RosterSettings,
} from './settings/roster-settings';
import {
  HIGHEST_NUMBER,
  HIGHEST_UPCHARGE_CENTS,
  LONGEST_LABEL,
  LONGEST_SIZE_LABEL,
} from './settings/roster-settings-limits';

export type SizeDraft = { key: string; label: string; upcharge: string };

/** One column with the fields of all kinds; fields of other kinds keep their text and are ignored. */
export type ColumnDraft = {
  id: string;
  kind: ColumnKind;
  label: string;
  isRequired: boolean;
  longest: string;
  lowest: string;
  highest: string;
  isUnique: boolean;
  sizes: SizeDraft[];
};

export type RosterDraft = ColumnDraft[];

/** Sentences by `{column id}.{field}`, of a size by `{column id}.size.{key}`; `columns` for the whole. */
export type DraftProblems = Record<string, string>;

const EMPTY = { longest: '', lowest: '0', highest: '99', isUnique: true, sizes: [] as SizeDraft[] };

const decimalOrNothing = (amount: Cents) => (amount === 0 ? '' : centsToDecimal(amount));

function columnDraft(column: RosterColumn): ColumnDraft {
  const { id, kind, label, isRequired } = column;
  const base = { ...EMPTY, id, kind, label, isRequired };
  switch (column.kind) {
    case 'number':
      return {
        ...base,
        lowest: String(column.lowest),
        highest: String(column.highest),
        isUnique: column.isUnique,
      };
    case 'size':
      return {
        ...base,
        sizes: column.sizes.map((size) => ({
          key: size.label,
          label: size.label,
          upcharge: decimalOrNothing(size.upchargeCents),
        })),
      };
    case 'quantity':
      return base;
    default:
      return { ...base, longest: column.longest === null ? '' : String(column.longest) };
  }
}

export const draftOf = (settings: RosterSettings): RosterDraft => settings.columns.map(columnDraft);

const wholeNumber = (text: string, highest: number): number | null => {
  const digits = text.trim();
  return /^\d{1,5}$/.test(digits) && Number(digits) <= highest ? Number(digits) : null;
};

function upchargeOf({ upcharge }: SizeDraft): Cents | null {
  const amount = centsFromTyped(upcharge.trim() === '' ? '0' : upcharge);
  return amount !== null && amount <= HIGHEST_UPCHARGE_CENTS ? amount : null;
}

function toColumn(draft: ColumnDraft): RosterColumn {
  const { id, kind, isRequired } = draft;
  const base = { id, label: cleanLine(draft.label), isRequired };
  switch (kind) {
    case 'number':
      return {
        ...base,
        kind,
        lowest: wholeNumber(draft.lowest, HIGHEST_NUMBER) ?? 0,
        highest: wholeNumber(draft.highest, HIGHEST_NUMBER) ?? HIGHEST_NUMBER,
        isUnique: draft.isUnique,
      };
    case 'size':
      return {
        ...base,
        kind,
        sizes: draft.sizes.map((size) => ({
          label: cleanLine(size.label),
          upchargeCents: upchargeOf(size) ?? (0 as Cents),
        })),
      };
    case 'quantity':
      return { ...base, kind };
    default:
      return { ...base, kind, longest: wholeNumber(draft.longest, LONGEST_CELL) };
  }
}

/** The settings that a draft without problems gives. */
export const settingsOf = (draft: RosterDraft): RosterSettings => ({
  version: ROSTER_SETTINGS_VERSION,
  columns: draft.map(toColumn),
});

/** Whether a person, or the recognition of headings, would confuse the two. */
const isSameText = (a: string, b: string) => (fold(a) || cleanLine(a)) === (fold(b) || cleanLine(b));

function labelProblem(label: string, others: readonly string[], longest: number): string | null {
  const { columnNameMissing, nameTwice } = messages.rosterSettings;
  if (cleanLine(label) === '') {
    return columnNameMissing;
  }
  if (characterCount(cleanLine(label)) > longest) {
    return messages.product.tooLong(longest);
  }
  return others.some((other) => isSameText(other, label)) ? nameTwice : null;
}

function* problemsOfSizes({ id, sizes }: ColumnDraft): Generator<[string, string]> {
  if (sizes.length === 0) {
    yield [`${id}.sizes`, messages.rosterSettings.sizesMissing];
  }
  for (const [index, size] of sizes.entries()) {
    const earlier = sizes.slice(0, index).map(({ label }) => label);
    const problem = labelProblem(size.label, earlier, LONGEST_SIZE_LABEL);
    if (problem !== null) {
      yield [`${id}.size.${size.key}`, problem];
    } else if (upchargeOf(size) === null) {
      yield [`${id}.size.${size.key}`, messages.rosterSettings.upchargeInvalid];
    }
  }
}

function* problemsOfColumn(draft: ColumnDraft, earlier: readonly string[]): Generator<[string, string]> {
  const { id, kind } = draft;
  const label = labelProblem(draft.label, earlier, LONGEST_LABEL);
  if (label !== null) {
    yield [`${id}.label`, label];
  }
  if (kind === 'size') {
    yield* problemsOfSizes(draft);
  } else if (kind === 'number') {
    const [lowest, highest] = [draft.lowest, draft.highest].map((text) => wholeNumber(text, HIGHEST_NUMBER));
    if (lowest == null || highest == null || lowest > highest) {
      yield [`${id}.highest`, messages.rosterSettings.rangeInvalid(HIGHEST_NUMBER)];
    }
  } else if (kind !== 'quantity' && draft.longest.trim() !== '') {
    if (!wholeNumber(draft.longest, LONGEST_CELL)) {
      yield [`${id}.longest`, messages.rosterSettings.lettersInvalid(LONGEST_CELL)];
    }
  }
}

/** The problems of the draft; empty if there are none. */
export function draftProblems(draft: RosterDraft): DraftProblems {
  const problems = Object.fromEntries(
    draft.flatMap((column, index) => [
      ...problemsOfColumn(
        column,
        draft.slice(0, index).map(({ label }) => label),
      ),
    ]),
  );
  return draft.length === 0 ? { columns: messages.rosterSettings.columnsMissing } : problems;
}

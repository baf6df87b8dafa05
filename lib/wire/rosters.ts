import type { AsideReason, QuestionKind } from '@/lib/messages/en/rosters/roster-questions';
import type { ProblemCode, RosterProblem } from '@/lib/rosters/roster-table';
import { post } from './contract';
import { rosterSizes } from './quote';
import { amount, count, either, flag, list, nullable, object, optional, text, where, word } from './shape';

export const questionKind = word({
  letters: true,
  part: true,
  hiddenRows: true,
  hiddenColumns: true,
  struck: true,
  marks: true,
  name: true,
  number: true,
  size: true,
  quantity: true,
} satisfies Record<QuestionKind, true>);

export const asideReason = word({
  letterhead: true,
  heading: true,
  total: true,
  note: true,
  section: true,
  example: true,
  sheet: true,
  struck: true,
  none: true,
} satisfies Record<AsideReason, true>);

const problemCode = word({
  column_missing: true,
  no_rows: true,
  missing: true,
  duplicate: true,
  more_pieces: true,
  not_a_number: true,
  number_out_of_range: true,
  size_not_offered: true,
  not_a_quantity: true,
  too_long: true,
  lost_letters: true,
  empty_row: true,
  extra_cell: true,
  too_many_pieces: true,
  too_heavy: true,
  quantity_not_asked: true,
} satisfies Record<ProblemCode, true>);

/** Every row has a cell for every column. */
const table = where(
  object({ columns: list(object({ header: text, meaning: nullable(text) })), rows: list(list(text)) }),
  ({ columns, rows }) => rows.every((row) => row.length === columns.length),
);

const place = nullable(count);

/** The `problems` of a refused roster. */
export const rosterProblems = list(
  object({
    code: problemCode,
    severity: word({ error: true, notice: true }),
    row: place,
    column: place,
    message: text,
  }),
) satisfies { fits: (value: unknown) => value is RosterProblem[] };

const question = object({
  kind: questionKind,
  about: text,
  choices: list(
    object({
      id: text,
      label: text,
      preview: object({ headings: list(text), rows: list(list(text)), people: count }),
    }),
  ),
});

const reading = where(
  object({
    name: text,
    table,
    set_aside: list(object({ reason: asideReason, text, cells: list(text), at: count })),
  }),
  (read) => read.set_aside.every(({ cells }) => cells.length === read.table.columns.length),
);

/** Reads an uploaded roster, or returns a question first; a choice is identified by its id. */
export const readRosterCall = post(
  '/api/rosters/read',
  object({
    product_id: text,
    upload_id: text,
    answers: optional(
      object({
        letters: optional(text),
        part: optional(text),
        hiddenRows: optional(text),
        hiddenColumns: optional(text),
        struck: optional(text),
        marks: optional(text),
        name: optional(text),
        number: optional(text),
        size: optional(text),
        quantity: optional(text),
      } satisfies Record<QuestionKind, unknown>),
    ),
  }),
  either(object({ name: text, question }), reading),
);

/** Saves a checked roster for the cart. */
export const saveRosterCall = post(
  '/api/rosters',
  object({ product_id: text, upload_id: text, table: nullable(table) }),
  object({
    roster: object({
      id: text,
      name: text,
      sha256: text,
      is_parsed: flag,
      pieces: count,
      sizes: rosterSizes,
      upcharge_cents: amount,
    }),
  }),
  201,
);

/** Opens a roster of the cart, to change it. */
export const openRosterCall = post(
  '/api/rosters/saved',
  object({ product_id: text, roster_id: text }),
  object({ upload_id: text, name: text, table: nullable(table) }),
);

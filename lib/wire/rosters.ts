import type { ProblemCode, RosterProblem } from '@/lib/rosters/roster-table';
import type {
  AnswerFacts,
  AsideReason,
  QuestionFacts,
  QuestionKind,
} from '@/lib/rosters/understanding/reading-types';
import { post } from './contract';
import { rosterSizes } from './quote';
import {
  amount,
  anyOf,
  count,
  either,
  flag,
  list,
  nullable,
  object,
  optional,
  text,
  where,
  word,
} from './shape';

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
  known: true,
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
export const rosterTable = where(
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

/** A column by its place, counted from 0, and its heading; '' for none. */
const columnName = object({ column: count, heading: text });

const answerFacts = anyOf(
  object({ says: word({ word: true }), word: text }),
  object({ says: word({ all_lists: true }), lists: count }),
  object({ says: word({ list: true, list_of_several: true }), name: text, place: count }),
  object({
    says: word({
      leave_hidden: true,
      take_hidden: true,
      leave_struck: true,
      take_struck: true,
      leave_marks: true,
      take_marks: true,
      no_number: true,
      no_size: true,
      one_piece: true,
    }),
  }),
  object({ says: word({ leave_hidden_columns: true, take_hidden_columns: true }), columns: count }),
  object({ says: word({ column: true, turned: true, as_written: true }), name: columnName }),
  object({ says: word({ joined: true }), first: columnName, last: columnName }),
  object({ says: word({ as_many: true }), heading: text }),
) satisfies { fits: (value: unknown) => value is AnswerFacts };

const questionFacts = anyOf(
  object({ kind: word({ letters: true, name: true, number: true, size: true }) }),
  object({ kind: word({ part: true }), tables: count }),
  object({ kind: word({ hiddenRows: true }), rows: count }),
  object({ kind: word({ hiddenColumns: true }), columns: count, named: list(columnName) }),
  object({ kind: word({ struck: true }), whole: count, part: count }),
  object({ kind: word({ marks: true }), marks: list(text) }),
  object({ kind: word({ quantity: true }), heading: text }),
) satisfies { fits: (value: unknown) => value is QuestionFacts };

/** What is asked, and what may be answered, as codes and parameters: the words are made where they are shown. */
const question = object({
  about: questionFacts,
  choices: list(
    object({
      id: text,
      answer: answerFacts,
      preview: object({ headings: list(text), rows: list(list(text)), people: count }),
    }),
  ),
});

const reading = where(
  object({
    name: text,
    table: rosterTable,
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
  object({ product_id: text, upload_id: text, table: nullable(rosterTable) }),
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
  object({ upload_id: text, name: text, table: nullable(rosterTable) }),
);

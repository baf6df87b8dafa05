// What becomes of a coach's file: one sure reading of it, or a question with what each answer would give.

import type { AsideReason, QuestionKind } from '@/lib/messages/en/rosters/roster-questions';
import type { RosterReadError } from '../roster-errors';
import type { RosterTable } from '../roster-table';

export type { AsideReason, QuestionKind };

/** A sheet of a file, cells as it shows them. A CSV file is one sheet without a name. Rows count from 0. */
export type Sheet = {
  name: string;
  rows: string[][];
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Rows that are crossed out, as a whole or in part; missing where a file cannot say so. */
  struckRows?: { whole: number[]; part: number[] };
};

/** A line of a file on its way to a row. */
export type Line = {
  cells: string[];
  isHidden: boolean;
  /** Crossed out in the file: all of its cells, or some. */
  struck?: 'whole' | 'part';
  aside: AsideReason | null;
};

/** A line that is no row of the table, for the coach to see and to put back. */
export type SetAside = {
  reason: AsideReason;
  /** All that stood in it. */
  text: string;
  /** As the row that it would be: a cell for each column of the table. */
  cells: string[];
  /** The row of the table that it stood before. */
  at: number;
};

/** What the coach has said, by question. */
export type Answers = Partial<Record<QuestionKind, string>>;

/** The first rows that an answer would give, as far as the shop needs them, and how many there would be. */
export type Preview = { headings: string[]; rows: string[][]; people: number };

export type Option = { id: string; label: string };

export type OpenQuestion = {
  kind: QuestionKind;
  /** What the question is about: a heading, a count. */
  about: string;
  options: Option[];
};

/** Why a file gives no reading yet: a question, or an error that no answer mends. */
export type Obstacle = { question: OpenQuestion } | { error: RosterReadError };

export type Question = { kind: QuestionKind; about: string; choices: (Option & { preview: Preview })[] };

/** A table with the lines that were set aside, and which questions were answered on the way. */
export type Reading = { table: RosterTable; setAside: SetAside[]; answered: QuestionKind[] };

export type Understanding =
  | { kind: 'table'; reading: Reading }
  | { kind: 'question'; question: Question; answered: QuestionKind[] };

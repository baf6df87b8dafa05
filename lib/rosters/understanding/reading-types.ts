// The result of reading a coach's file: one certain reading, or a question with a preview for each answer.

import type { AsideReason, QuestionKind } from '@/lib/messages/en/rosters/roster-questions';
import type { RosterReadError } from '../roster-errors';
import type { RosterTable } from '../roster-table';

export type { AsideReason, QuestionKind };

/** A sheet of a file, cells as the file shows them. A CSV file is one sheet without a name. Rows count from 0. */
export type Sheet = {
  name: string;
  rows: string[][];
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Crossed-out rows, as a whole or in part; missing if the format has no such thing. */
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

/** A line that is not a row of the table, for the coach to see and to put back. */
export type SetAside = {
  reason: AsideReason;
  /** All of its text. */
  text: string;
  /** Its cells as a row: one for each column of the table. */
  cells: string[];
  /** The row of the table that it was above. */
  at: number;
};

/** The coach's answers, by question. */
export type Answers = Partial<Record<QuestionKind, string>>;

/** The first rows that an answer would give, in the shop's columns, and the number of people. */
export type Preview = { headings: string[]; rows: string[][]; people: number };

export type Option = { id: string; label: string };

export type OpenQuestion = {
  kind: QuestionKind;
  /** The subject of the question: a heading, a count. */
  about: string;
  options: Option[];
};

/** Why a file has no reading yet: an open question, or an error that no answer can fix. */
export type Obstacle = { question: OpenQuestion } | { error: RosterReadError };

export type Question = { kind: QuestionKind; about: string; choices: (Option & { preview: Preview })[] };

/** A table with its set-aside lines, and the questions that were answered for it. */
export type Reading = { table: RosterTable; setAside: SetAside[]; answered: QuestionKind[] };

export type Understanding =
  | { kind: 'table'; reading: Reading }
  | { kind: 'question'; question: Question; answered: QuestionKind[] };

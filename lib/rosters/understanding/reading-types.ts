// The result of reading a coach's file: one certain reading, or a question with a preview for each answer.

import type { RosterReadError } from '../roster-errors';
import type { RosterTable } from '../roster-table';

/** Why a line of a file is nobody's. */
export type AsideReason =
  | 'letterhead'
  | 'heading'
  | 'total'
  | 'note'
  | 'section'
  | 'example'
  | 'sheet'
  | 'struck'
  /** In no file: left out because the person was in an earlier team. */
  | 'known'
  | 'none';

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

/** A column by its place, counted from 0, and the beginning of its heading; '' for none. */
export type ColumnName = { column: number; heading: string };

/** A question with what it is about. Its words are made where it is shown. */
export type QuestionFacts =
  | { kind: 'letters' }
  | { kind: 'part'; tables: number }
  | { kind: 'hiddenRows'; rows: number }
  /** `named` are the first of them. */
  | { kind: 'hiddenColumns'; columns: number; named: ColumnName[] }
  /** Rows that are crossed out as a whole, and in part. */
  | { kind: 'struck'; whole: number; part: number }
  | { kind: 'marks'; marks: string[] }
  | { kind: 'name' }
  | { kind: 'number' }
  | { kind: 'size' }
  | { kind: 'quantity'; heading: string };

export type QuestionKind = QuestionFacts['kind'];

/** What an answer says. */
export type AnswerFacts =
  /** A word as the file would be read. */
  | { says: 'word'; word: string }
  | { says: 'all_lists'; lists: number }
  /** One of the file's lists by its name, or by its place, counted from 0, where it has none. */
  | { says: 'list'; name: string; place: number }
  /** One of several lists of the same name. */
  | { says: 'list_of_several'; name: string; place: number }
  | { says: 'leave_hidden' | 'take_hidden' | 'leave_struck' | 'take_struck' | 'leave_marks' | 'take_marks' }
  | { says: 'leave_hidden_columns' | 'take_hidden_columns'; columns: number }
  | { says: 'column' | 'turned' | 'as_written'; name: ColumnName }
  | { says: 'joined'; first: ColumnName; last: ColumnName }
  | { says: 'no_number' | 'no_size' | 'one_piece' }
  | { says: 'as_many'; heading: string };

/** What the coach has said, by question. */
export type Answers = Partial<Record<QuestionKind, string>>;

/** The first rows that an answer would give, in the shop's columns, and the number of people. */
export type Preview = { headings: string[]; rows: string[][]; people: number };

export type Option = { id: string; answer: AnswerFacts };

export type OpenQuestion = { about: QuestionFacts; options: Option[] };

/** Why a file has no reading yet: an open question, or an error that no answer can fix. */
export type Obstacle = { question: OpenQuestion } | { error: RosterReadError };

export type Question = { about: QuestionFacts; choices: (Option & { preview: Preview })[] };

/** A table with its set-aside lines, and the questions that were answered for it. */
export type Reading = { table: RosterTable; setAside: SetAside[]; answered: QuestionKind[] };

export type Understanding =
  | { kind: 'table'; reading: Reading }
  | { kind: 'question'; question: Question; answered: QuestionKind[] };

// A roster between file and order: columns with their meanings, and rows of text.

/** The most rows and columns of a roster, and the most characters of a cell and of a header. */
export const MOST_ROWS = 2_000;
export const MOST_COLUMNS = 50;
export const LONGEST_CELL = 200;
export const LONGEST_HEADER = 200;

/** The most bytes of a roster as stored in an order (roster-bytes.ts): 2,000 people in ten columns have half. */
export const MOST_ROSTER_BYTES = 1_000_000;

/** A cell longer than LONGEST_CELL is an error that the shopper sees; a cell longer than this is cut here. */
export const LONGEST_KEPT_CELL = 1_000;

export type TableColumn = {
  /** The heading in the file. Empty if the cells are outside the headings. */
  header: string;
  /** The id of the settings' column that it stands for; null for an extra column, which is kept unchanged. */
  meaning: string | null;
};

/** Every row has a cell, possibly empty, for every column. Cells are text: 007 is not 7. */
export type RosterTable = { columns: TableColumn[]; rows: string[][] };

export type ProblemCode =
  | 'column_missing'
  | 'no_rows'
  | 'missing'
  | 'duplicate'
  | 'more_pieces'
  | 'not_a_number'
  | 'number_out_of_range'
  | 'size_not_offered'
  | 'not_a_quantity'
  | 'too_long'
  | 'lost_letters'
  | 'empty_row'
  | 'extra_cell'
  | 'too_many_pieces'
  | 'too_heavy'
  | 'quantity_not_asked';

/** A problem of a roster for a person to see. Rows and columns count from 0. */
export type RosterProblem = {
  code: ProblemCode;
  /** An error must be fixed before the roster can be ordered; a notice is for information. */
  severity: 'error' | 'notice';
  row: number | null;
  column: number | null;
  /** A sentence for the shopper that quotes the cell. */
  message: string;
};

/** The totals of a roster: its non-empty rows, times their quantities. */
export type RosterSummary = {
  pieces: number;
  /** In the order of the settings; sizes without pieces are left out. */
  sizes: { label: string; pieces: number }[];
  /** The sum of the sizes' upcharges, in cents. */
  upchargeCents: number;
};

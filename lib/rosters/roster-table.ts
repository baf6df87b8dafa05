// A roster on its way from a file to an order: columns with what they mean, and rows of text under them.

/** The most rows and columns of a roster, and the most characters of a cell and of a header. */
export const MOST_ROWS = 2_000;
export const MOST_COLUMNS = 50;
export const LONGEST_CELL = 200;
export const LONGEST_HEADER = 200;

/** The most bytes of a roster, counted as orders keep it (roster-bytes.ts): 2,000 people in ten columns have half. */
export const MOST_ROSTER_BYTES = 1_000_000;

/** A longer cell than LONGEST_CELL is a problem for the shopper to see; of a longer one than this, the start. */
export const LONGEST_KEPT_CELL = 1_000;

export type TableColumn = {
  /** As the file has it. Empty where cells stand outside the header. */
  header: string;
  /** The id of the settings' column that it is; null for one that nobody asked for, which is kept as it is. */
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

/** Something about a roster that a person should look at. Rows and columns count from 0. */
export type RosterProblem = {
  code: ProblemCode;
  /** An error must be fixed before the roster can be ordered; a notice is only said. */
  severity: 'error' | 'notice';
  row: number | null;
  column: number | null;
  /** A sentence for the shopper, naming what was found. */
  message: string;
};

/** What a roster comes to: rows that are not empty, times their quantities. */
export type RosterSummary = {
  pieces: number;
  /** In the order of the settings; sizes that nobody has are left out. */
  sizes: { label: string; pieces: number }[];
  /** What the sizes add to price times pieces, in cents. */
  upchargeCents: number;
};

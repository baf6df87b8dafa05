// Inputs of the roster handlers.
import { z } from 'zod';
import { LONGEST_HEADER, LONGEST_KEPT_CELL, MOST_COLUMNS, MOST_ROWS, type RosterTable } from './roster-table';
import type { QuestionKind } from './understanding/reading-types';

/** Values of a body with a table: a cell is one, a row is one, and a column is five with its keys. */
export const MOST_ROSTER_VALUES = MOST_ROWS * (MOST_COLUMNS + 1) + 5 * MOST_COLUMNS + 50;

const columnsInput = z
  .array(z.object({ header: z.string().max(LONGEST_HEADER), meaning: z.string().max(40).nullable() }))
  .min(1)
  .max(MOST_COLUMNS)
  .refine((columns) => {
    const meanings = columns.flatMap(({ meaning }) => meaning ?? []);
    return new Set(meanings).size === meanings.length;
  });

// One check for all rows: a schema for each cell would answer a malformed request with 100,000 sentences.
const rowsInput = z.custom<string[][]>(
  (rows) =>
    Array.isArray(rows) &&
    rows.length <= MOST_ROWS &&
    rows.every(
      (row) =>
        Array.isArray(row) &&
        row.every((cell) => typeof cell === 'string' && cell.length <= LONGEST_KEPT_CELL),
    ),
);

/** A table as the page sends it, and as it is stored: every row as wide as the columns. */
export const rosterTableInput = z
  .object({ columns: columnsInput, rows: rowsInput })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
  }) satisfies z.ZodType<RosterTable, unknown>;

const answer = z.string().max(40).optional();

/** The coach's answers about the file so far; each question once. */
const answersInput = z
  .strictObject({
    letters: answer,
    part: answer,
    hiddenRows: answer,
    hiddenColumns: answer,
    struck: answer,
    marks: answer,
    name: answer,
    number: answer,
    size: answer,
    quantity: answer,
  } satisfies Record<QuestionKind, typeof answer>)
  .optional();

export const readRosterInput = z.object({
  product_id: z.uuid(),
  upload_id: z.uuid(),
  answers: answersInput,
});

export const openRosterInput = z.object({ product_id: z.uuid(), roster_id: z.uuid() });

export const saveRosterInput = z.object({
  product_id: z.uuid(),
  upload_id: z.uuid(),
  table: rosterTableInput.nullable(),
});

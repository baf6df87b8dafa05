export const TABLE_READ_ERRORS = [
  'too_large',
  'too_many_rows',
  'empty',
  'busy',
  'not_a_table',
  'unreadable',
] as const;

/** Why a file is not a table. */
export type TableReadError = (typeof TABLE_READ_ERRORS)[number];

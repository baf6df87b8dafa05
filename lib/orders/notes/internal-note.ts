/** Characters that an internal note may have. */
export const LONGEST_NOTE = 2_000;

/** The most characters of an internal note. */
export const LONGEST_NOTE = 2_000;

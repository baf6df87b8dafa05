/** The most products of one file. Alone in its file, so that the page does not load the readers for one number. */
export const MOST_DRAFTS = 1_000;

/** The most combinations of all products of a file together. */
export const MOST_DRAFT_VARIANTS = 10_000;

/** The most combinations of one call: each is a few rows, and a transaction has ten seconds. */
export const MOST_VARIANTS_IN_CALL = 500;

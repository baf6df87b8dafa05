/** The most products of one file. Alone in its file, so that the page does not load the readers for one number. */
export const MOST_DRAFTS = 1_000;

/** The most combinations of all products of a file together. */
export const MOST_DRAFT_VARIANTS = 10_000;

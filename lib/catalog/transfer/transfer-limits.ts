/** The most products of one file. Alone in its file, so that the page does not load the readers for one number. */
export const MOST_DRAFTS = 1_000;

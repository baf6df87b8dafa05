/** The most products that an owner chooses for one product. The database has the same limit. */
export const MOST_RELATED = 8;
/** One row of cards, when nothing was chosen. */
export const MOST_OF_CATEGORY = 4;

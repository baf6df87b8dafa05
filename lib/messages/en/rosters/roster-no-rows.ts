/** Separate from the other roster sentences, so that a product page's first load does not include them all. */
export const ROSTER_NO_ROWS = 'There is nobody on this roster yet. Add a row for each person.';

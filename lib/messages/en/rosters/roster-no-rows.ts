/** Apart from the other sentences of rosters, which the first load of a product page can do without. */
export const ROSTER_NO_ROWS = 'There is nobody on this roster yet. Add a row for each person.';

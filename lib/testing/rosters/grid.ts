/** A table of cells from rows with bars between the cells: `grid('Name|Size', 'Ava|M')`. */
export const grid = (...rows: string[]): string[][] => rows.map((row) => row.split('|'));

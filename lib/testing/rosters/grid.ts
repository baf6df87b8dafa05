/** A table of cells, each row written with bars between its cells: `grid('Name|Size', 'Ava|M')`. */
export const grid = (...rows: string[]): string[][] => rows.map((row) => row.split('|'));

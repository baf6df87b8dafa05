// @ts-check

/**
 * @typedef {{ rows: number, columns: number, cell: number, characters: number }} Limits
 * Most rows and columns, most characters of a cell (the rest is cut off) and of all cells.
 * @typedef {{ name: string, rows: string[][], hiddenRows: number[], hiddenColumns: number[],
 *   struckRows?: { whole: number[], part: number[] } }} Sheet
 * A sheet of a file, cells as it shows them; which of its rows and columns it does not show, and which rows are crossed
 * out, as a whole or in part. A CSV file has no name.
 * @typedef {'roster_too_many_rows' | 'roster_too_many_columns' | 'roster_too_large'} LimitError
 */

/**
 * The first characters of a text; never splits a character.
 * @param {string} text
 * @param {number} most
 */
function cut(text, most) {
  if (text.length <= most) {
    return text;
  }
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}

/**
 * Collects rows up to the limits. Drops empty cells at a row's end and empty rows at the table's end; spreadsheets
 * have thousands of them.
 * @param {Limits} limits
 */
export function rowCollector(limits) {
  /** @type {string[][]} */
  const rows = [];
  let emptyRows = 0;
  let characters = 0;
  /** @type {LimitError | null} */
  let error = null;

  return {
    /**
     * False when no more rows are needed.
     * @param {readonly string[]} cells
     */
    add(cells) {
      const last = cells.findLastIndex((cell) => cell.trim() !== '');
      if (last === -1) {
        emptyRows += 1;
        return true;
      }
      if (last >= limits.columns) {
        error = 'roster_too_many_columns';
        return false;
      }
      if (rows.length + emptyRows >= limits.rows) {
        error = 'roster_too_many_rows';
        return false;
      }
      for (; emptyRows > 0; emptyRows -= 1) {
        rows.push([]);
      }
      const row = cells.slice(0, last + 1).map((cell) => cut(cell, limits.cell));
      characters += row.reduce((sum, cell) => sum + cell.length, 0);
      rows.push(row);
      error = characters > limits.characters ? 'roster_too_large' : null;
      return error === null;
    },
    /** @returns {{ ok: true, rows: string[][] } | { ok: false, error: LimitError }} */
    result: () => (error === null ? { ok: true, rows } : { ok: false, error }),
  };
}

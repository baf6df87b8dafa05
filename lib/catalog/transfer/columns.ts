// The headings by which a file is recognised, and the cells of a row by heading.
import type { FileShape } from './draft';

/** What only this shape has. Headings are compared in lower case, without spaces at their ends. */
const MARKS: Readonly<Record<FileShape, readonly string[]>> = {
  own: ['name', 'sku', 'price'],
  shopify: ['handle', 'title', 'variant price'],
  etsy: ['title', 'price', 'currency_code'],
};

const SHAPES = ['shopify', 'etsy', 'own'] as const;

const headingOf = (cell: string) => cell.trim().toLowerCase();

/** The shape of a file with these headings; null for any other. */
export function shapeOf(headings: readonly string[]): FileShape | null {
  const known = new Set(headings.map(headingOf));
  return SHAPES.find((shape) => MARKS[shape].every((heading) => known.has(heading))) ?? null;
}

export type Cells = {
  /** The row of the file, from 1. */
  line: number;
  /** The trimmed text below a heading in lower case; empty without such a column. */
  text: (heading: string) => string;
  /** The same as the file has it. */
  raw: (heading: string) => string;
};

/** The rows below the headings. */
export function rowsBelow(rows: readonly (readonly string[])[]): {
  has: (heading: string) => boolean;
  rows: Cells[];
} {
  const [headings = [], ...body] = rows;
  const columns = new Map<string, number>();
  for (const [index, heading] of headings.entries()) {
    // The first of two columns with one heading.
    if (!columns.has(headingOf(heading))) {
      columns.set(headingOf(heading), index);
    }
  }
  return {
    has: (heading) => columns.has(heading),
    rows: body.flatMap((cells, index) => {
      const raw = (heading: string) => cells[columns.get(heading) ?? -1] ?? '';
      return cells.some((cell) => cell.trim() !== '')
        ? [{ line: index + 2, raw, text: (heading: string) => raw(heading).trim() }]
        : [];
    }),
  };
}

/** A price as it stands in such files, without the sign and the commas of thousands. */
export function plainPrice(text: string): string {
  const bare = text.trim().replace(/^\$/, '').trim();
  return bare.length <= 20 && /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}

const YES = ['yes', 'true', '1', 'y', 'active'];

export const isYes = (text: string): boolean => YES.includes(text.toLowerCase());

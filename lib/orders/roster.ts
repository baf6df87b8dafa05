// A roster as it was stored with an order: rows of text under a header. Read, never trusted.
import { z } from 'zod';

export type RosterView = { columns: string[]; rows: string[][] };

const cell = z.union([z.string(), z.number(), z.boolean()]).nullish().catch(null);
const rosterRows = z.array(z.record(z.string(), cell));

/** The roster as a table; null if there is none, or nothing that is one. Values stay text: 007 is not 7. */
export function readRoster(stored: unknown): RosterView | null {
  const parsed = rosterRows.safeParse(stored);
  if (!parsed.success || parsed.data.length === 0) {
    return null;
  }
  const columns = [...new Set(parsed.data.flatMap((row) => Object.keys(row)))];
  return {
    columns,
    rows: parsed.data.map((row) => columns.map((column) => String(row[column] ?? ''))),
  };
}

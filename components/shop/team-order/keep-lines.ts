// Set-aside lines (lines of a file that are not roster rows) of a roster that was saved for the cart, so that they
// can still be put back when the roster is opened again. In session storage, like a roster draft: names must go when
// the tab is closed.
import * as z from 'zod/mini';
import type { SetAside } from '@/lib/rosters/understanding/reading-types';
import { setAsideShape } from './set-aside-shape';

const STORAGE_KEY = 'roster-lines';

/** The number of rosters that are remembered, the latest first; and the length of their text, in characters. */
const MOST_ROSTERS = 10;
const LONGEST_ENTRY = 1_000_000;

const entry = z.array(z.object({ rosterId: z.string().check(z.maxLength(100)), setAside: setAsideShape }));

type KeptLines = z.infer<typeof entry>;

function readAll(): KeptLines {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY) ?? '';
    return text.length > LONGEST_ENTRY ? [] : entry.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Keeps the set-aside lines of a saved roster. Never throws. */
export function keepLines(rosterId: string, setAside: readonly SetAside[]): void {
  const others = readAll().filter((kept) => kept.rosterId !== rosterId);
  const all = setAside.length === 0 ? others : [{ rosterId, setAside: [...setAside] }, ...others];
  try {
    // The oldest are dropped first if they don't fit.
    for (let count = Math.min(all.length, MOST_ROSTERS); count > 0; count -= 1) {
      const text = JSON.stringify(all.slice(0, count));
      if (text.length <= LONGEST_ENTRY) {
        sessionStorage.setItem(STORAGE_KEY, text);
        return;
      }
    }
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage they live as long as the page.
  }
}

/** The kept lines of a roster that fit this number of columns; empty if nothing was kept. */
export const keptLines = (rosterId: string, columns: number): SetAside[] =>
  (readAll().find((kept) => kept.rosterId === rosterId)?.setAside ?? []).filter(
    ({ cells }) => cells.length === columns,
  );

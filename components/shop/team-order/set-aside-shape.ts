// Set-aside lines (lines of a file that are not roster rows) as they are stored.
import * as z from 'zod/mini';
import type { AsideReason } from '@/lib/rosters/understanding/reading-types';
import { asideReason } from '@/lib/wire/rosters';

/** The number of lines, and the characters of one: it can be 50 cells of 1,000. */
const MOST_LINES = 5_000;
const LONGEST_LINE = 60_000;

/** A cell, a heading or an answer. */
export const storedText = z.string().check(z.maxLength(2_000));
export const storedRow = z.array(storedText).check(z.maxLength(60));

const line = z.object({
  reason: z.custom<AsideReason>(asideReason.fits),
  text: z.string().check(z.maxLength(LONGEST_LINE)),
  cells: storedRow,
  at: z.int().check(z.minimum(0)),
});

/** The people matter more than the set-aside lines: unreadable lines are dropped without losing the people. */
export const setAsideShape = z.catch(z.array(line).check(z.maxLength(MOST_LINES)), []);

// The days that the report shows, and those before them. Pure.
import { addDays } from '@/lib/time/days';
import { isoDate } from '@/lib/time/format-date';

/** Counts of older days are deleted: a year, and the day on which it ends. */
export const DAYS_KEPT = 366;

export const RANGES = [7, 30, 90, 365] as const;

export type Range = (typeof RANGES)[number];

/** The range of `?days=`; 30 without one. */
export const readRange = (text: unknown): Range => RANGES.find((range) => String(range) === text) ?? 30;

export type VisitsSpan = {
  /** From the oldest to the present day, in the shop's own calendar. */
  days: string[];
  /** The first of as many days before them; null for a year, before which nothing is kept. */
  before: string | null;
};

export function spanOf(range: Range, now: Date, timeZone: string): VisitsSpan {
  const today = isoDate(now, timeZone);
  const days = Array.from({ length: range }, (_, index) => addDays(today, index - range + 1));
  return { days, before: range === 365 ? null : addDays(today, 1 - 2 * range) };
}

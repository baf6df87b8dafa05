// The periods of the finances: calendar months and years in the reader's time zone.
import { addDays, startOfDay } from '@/lib/time/days';
import { isoDate } from '@/lib/time/format-date';

export type Period = { from: Date; to: Date };

/** A valid month like '2026-11', else null. From 2000, because nothing here is older, to 2100. */
export const readMonth = (text: unknown): string | null =>
  typeof text === 'string' && /^(20\d\d|2100)-(0[1-9]|1[0-2])$/.test(text) ? text : null;

/** 2026 for '2026', else null. */
export const readYear = (text: unknown): number | null =>
  typeof text === 'string' && /^(20\d\d|2100)$/.test(text) ? Number(text) : null;

/** The month of a time in a zone, like '2026-11'. */
export const monthOf = (moment: Date, timeZone: string): string => isoDate(moment, timeZone).slice(0, 7);

export const yearOf = (month: string): number => Number(month.slice(0, 4));

/** The twelve months of a year. */
export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

/** From the beginning of a month to the beginning of the next. */
export function monthPeriod(month: string, timeZone: string): Period {
  const first = `${month}-01`;
  const next = `${addDays(first, 31).slice(0, 7)}-01`;
  return { from: startOfDay(first, timeZone), to: startOfDay(next, timeZone) };
}

export const yearPeriod = (year: number, timeZone: string): Period => ({
  from: startOfDay(`${year}-01-01`, timeZone),
  to: startOfDay(`${year + 1}-01-01`, timeZone),
});

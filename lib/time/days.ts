// Calendar days as periods. A day has 23, 24 or 25 hours, and may begin at 1 in the morning.
import { isoDate } from './format-date';
import { zoneFormat } from './zone-formats';

const DAY = 24 * 3_600 * 1_000;

export type Day = { isoDate: string; startsAt: Date };

/** The calendar day `count` days later, or earlier if negative. Throws a RangeError if `date` is no date. */
export const addDays = (date: string, count: number): string =>
  new Date(utcMidnight(date) + count * DAY).toISOString().slice(0, 10);

/**
 * The time at which the day '2026-11-21' begins in a zone: its midnight; the first of two if the clock is set back
 * over it; the end of the gap if it is set forward over it. Throws a RangeError if the text is no date.
 */
export function startOfDay(date: string, timeZone: string): Date {
  const midnight = utcMidnight(date);
  const offsets = [offsetAt(midnight - DAY, timeZone), offsetAt(midnight + DAY, timeZone)];
  let earliest = midnight - Math.max(...offsets);
  let latest = midnight - Math.min(...offsets);
  // The clock changes around this midnight: search the first time that has the new date.
  while (earliest < latest) {
    const middle = Math.floor((earliest + latest) / 2);
    if (isoDate(new Date(middle), timeZone) < date) {
      earliest = middle + 1;
    } else {
      latest = middle;
    }
  }
  return new Date(latest);
}

/** The last `count` calendar days in a zone, from the oldest to the day of `now`. */
export function lastDays(count: number, now: Date, timeZone: string): Day[] {
  const today = isoDate(now, timeZone);
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(today, index - count + 1);
    return { isoDate: date, startsAt: startOfDay(date, timeZone) };
  });
}

function utcMidnight(date: string): number {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // `Date.parse` reads February 30 as March 2.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`"${date}" is no date such as 2026-11-21`);
  }
  return midnight;
}

/** How far the zone's clock is ahead of UTC at a time, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = zoneFormat('numbers', timeZone).formatToParts(new Date(instant));
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    number('year'),
    number('month') - 1,
    number('day'),
    number('hour'),
    number('minute'),
    number('second'),
  );
  return shown - Math.floor(instant / 1_000) * 1_000;
}

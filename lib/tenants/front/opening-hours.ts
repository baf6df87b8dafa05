// When a shop can be visited, week by week. No I/O.
import { z } from 'zod';
import { WEEKDAYS, type Weekday } from './weekdays';

/** From and to, as '09:30'. */
export type OpenTimes = readonly [from: string, to: string];
/** A day that is missing is closed. */
export type OpeningHours = Partial<Record<Weekday, OpenTimes>>;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time such as '09:30'. */
export const isTime = (text: string): boolean => TIME.test(text);

const stored = z.partialRecord(z.enum(WEEKDAYS), z.tuple([z.string().regex(TIME), z.string().regex(TIME)]));

/** The hours as they are stored; none if they are unreadable. */
export const readOpeningHours = (json: unknown): OpeningHours => stored.safeParse(json).data ?? {};

/** Days one after the other with the same times, as one row. */
export type HoursRow = { first: Weekday; last: Weekday; times: OpenTimes };

/** The open days from Monday on, with neighbours of the same times together. */
export function hoursRows(hours: OpeningHours): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const times = hours[day];
    const before = rows.at(-1);
    if (times === undefined) {
      continue;
    }
    const follows = before !== undefined && WEEKDAYS[index - 1] === before.last;
    if (follows && before.times[0] === times[0] && before.times[1] === times[1]) {
      before.last = day;
    } else {
      rows.push({ first: day, last: day, times });
    }
  }
  return rows;
}

/** '9:30 AM', of '09:30'. */
export function clockTime(time: string): string {
  const [hour = '0', minute = '00'] = time.split(':');
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'AM' : 'PM'}`;
}

// The shop's clock and the days on which it works, and when something is ready. Pure.
import type { CalendarDay } from '@/lib/time/calendar-day';
import { addDays } from '@/lib/time/days';
import { isoDate } from '@/lib/time/format-date';

/** Days of the calendar, both included. */
export type DaysOff = { from: CalendarDay; until: CalendarDay };

export type WorkCalendar = {
  timeZone: string;
  /** 1 is Monday, 7 is Sunday. At least one. */
  workingDays: readonly number[];
  daysOff: readonly DaysOff[];
};

/** The day in the shop, and its calendar. */
export type DayInShop = { today: CalendarDay; calendar: WorkCalendar };

/** The present day by a shop's clock. */
export const dayIn = (calendar: WorkCalendar, now: Date = new Date()): DayInShop => ({
  today: isoDate(now, calendar.timeZone),
  calendar,
});

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
export const MOST_DAYS_OFF = 20;

/** Of a shop that has said nothing. */
export const USUAL_CALENDAR: WorkCalendar = { timeZone: 'UTC', workingDays: [1, 2, 3, 4, 5], daysOff: [] };

/** A shop that is off for longer is not open; the search for a day ends. */
const MOST_DAYS = 5_000;

const weekday = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const isWorkingDay = ({ workingDays, daysOff }: WorkCalendar, day: CalendarDay): boolean =>
  workingDays.includes(weekday(day)) && !daysOff.some(({ from, until }) => from <= day && day <= until);

/**
 * The day on which something is ready that takes so many working days, counted from the day after `today`; with 0 days
 * the next working day, which may be today.
 */
export function readyDay(days: number, calendar: WorkCalendar, today: CalendarDay): CalendarDay {
  let day = days === 0 ? today : addDays(today, 1);
  let left = Math.max(days, 1);
  for (let passed = 0; passed < MOST_DAYS; passed += 1) {
    left -= isWorkingDay(calendar, day) ? 1 : 0;
    if (left === 0) {
      return day;
    }
    day = addDays(day, 1);
  }
  return day;
}

/** When an order of these products is ready: the slowest decides. Null if all are at hand. */
export function orderReadyDay(
  products: readonly { readyDays: number | null }[],
  calendar: WorkCalendar,
  today: CalendarDay,
): CalendarDay | null {
  const days = products.flatMap(({ readyDays }) => (readyDays === null ? [] : [readyDays]));
  return days.length === 0 ? null : readyDay(Math.max(...days), calendar, today);
}

// Dates for people, in their time zone.
import { zoneFormat } from './zone-formats';

/** 'Nov 21, 2026' */
export const formatDate = (date: Date, timeZone: string): string => zoneFormat('date', timeZone).format(date);

/** 'Nov 21, 2026, 4:05 PM' */
export const formatDateTime = (date: Date, timeZone: string): string =>
  // Some versions of the locale data have a narrow no-break space before AM and PM, others a plain one.
  zoneFormat('dateTime', timeZone).format(date).replace(/\s/g, ' ');

/** 'Nov 21, 4:05 PM', for a recent time that needs no year. */
export const formatDayTime = (date: Date, timeZone: string): string =>
  zoneFormat('dayTime', timeZone).format(date).replace(/\s/g, ' ');

/** '2026-11-21': the calendar day of a time in a zone. */
export function isoDate(date: Date, timeZone: string): string {
  const { year, month, day } = clockParts(date, timeZone);
  return `${year}-${month}-${day}`;
}

/** '2026-11-21 16:05': day and clock time of a time in a zone. */
export function isoDateTime(date: Date, timeZone: string): string {
  const { hour, minute } = clockParts(date, timeZone);
  return `${isoDate(date, timeZone)} ${hour}:${minute}`;
}

function clockParts(date: Date, timeZone: string) {
  const parts = new Map(
    zoneFormat('numbers', timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return {
    year: parts.get('year')?.padStart(4, '0'),
    month: parts.get('month'),
    day: parts.get('day'),
    hour: parts.get('hour'),
    minute: parts.get('minute'),
  };
}

/** 'Nov 21', of the calendar day '2026-11-21'. */
export const formatDay = (date: string): string => zoneFormat('day', 'UTC').format(utcNoon(date));

/** 'November 1, 2026', of the calendar day '2026-11-01'. */
export const formatLongDate = (date: string): string => zoneFormat('longDate', 'UTC').format(utcNoon(date));

/** 'November 2026', of the calendar month '2026-11'. */
export const formatMonth = (month: string): string =>
  zoneFormat('month', 'UTC').format(utcNoon(`${month}-15`));

/** 'Sat, Nov 21', of the calendar day '2026-11-21'. */
export const formatWeekday = (date: string): string => zoneFormat('weekday', 'UTC').format(utcNoon(date));

const utcNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

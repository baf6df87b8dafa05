// Dates as people read them, in the zone in which they read them.
import { zoneFormat } from './zone-formats';

/** 'Nov 21, 2026' */
export const formatDate = (date: Date, timeZone: string): string => zoneFormat('date', timeZone).format(date);

/** 'Nov 21, 2026, 4:05 PM' */
export const formatDateTime = (date: Date, timeZone: string): string =>
  // Some versions of the locale data put a narrow no-break space before AM and PM, others a plain one.
  zoneFormat('dateTime', timeZone).format(date).replace(/\s/g, ' ');

/** '2026-11-21': the calendar day that it is in the zone at that moment. */
export function isoDate(date: Date, timeZone: string): string {
  const parts = new Map(
    zoneFormat('numbers', timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

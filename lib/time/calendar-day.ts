// Days of a calendar without a time, such as '2026-12-04'. Postgres's `date` columns hold them, which Prisma reads as the
// midnight of UTC.

export type CalendarDay = string;

export const dayOfColumn = (column: Date): CalendarDay => column.toISOString().slice(0, 10);

export const columnOfDay = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);

/** Whether a text is a day that the calendar has. */
export function isCalendarDay(text: string): boolean {
  if (text.length !== 10 || !/^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return false;
  }
  const date = columnOfDay(text);
  // Some engines read February 30 as March 2.
  return !Number.isNaN(date.getTime()) && dayOfColumn(date) === text;
}

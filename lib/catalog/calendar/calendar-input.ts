// What an owner says of the shop's clock and its working days.
import { z } from 'zod';
import { workingDaysSettings as say } from '@/lib/messages/en/admin/store/working-days';
import { boundedText } from '@/lib/text/bounded-text';
import { isCalendarDay } from '@/lib/time/calendar-day';
import { isTimeZone } from '@/lib/time/time-zone';
import { MOST_DAYS_OFF } from './work-calendar';

const day = boundedText(10, say.dayInvalid).refine(isCalendarDay, say.dayInvalid);

export const calendarInput = z.object({
  /** That was opened; 0 of a shop that has said nothing. */
  version: z.int().min(0),
  timeZone: boundedText(64, say.timeZoneUnknown).refine(isTimeZone, say.timeZoneUnknown),
  workingDays: z
    .array(z.int().min(1).max(7))
    .min(1, say.noDay)
    .max(7)
    .transform((days) => [...new Set(days)].sort()),
  daysOff: z
    .array(z.object({ from: day, until: day }).refine(({ from, until }) => from <= until, say.reversed))
    .max(MOST_DAYS_OFF),
});

export type CalendarInput = z.output<typeof calendarInput>;

'use server';
import { refresh } from 'next/cache';
import { calendarInput } from '@/lib/catalog/calendar/calendar-input';
import * as calendars from '@/lib/catalog/calendar/work-calendar.commands';
import { adminAction } from '@/lib/entry/admin-action';
import { workingDaysSettings as say } from '@/lib/messages/en/admin/store/working-days';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** Keeps the shop's clock and its working days. */
export const saveWorkCalendar = adminAction({
  may: 'settings.edit',
  failureMessage: say.failed,
  schema: calendarInput,
  async handle({ tenant }, calendar) {
    const saved = await calendars.saveWorkCalendar(tenant.id, calendar);
    refresh();
    return saved.ok ? ok(null) : refused(say.changed);
  },
});

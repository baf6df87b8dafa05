import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { getWorkCalendar } from '@/lib/catalog/calendar/work-calendar.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { workingDaysSettings as say } from '@/lib/messages/en/admin/store/working-days';
import { guardedPage } from '../../../guarded-page';
import { CalendarForm } from './calendar-form';

export const metadata: Metadata = { title: adminPages.workingDays };

const guarded = guardedPage({ may: 'settings.view' });

/** The shop's clock, the days on which it works, and its days off. */
export default guarded(async ({ role, tenant, timeZone }) => {
  const calendar = await getWorkCalendar(tenant.id);
  // A shop that has said nothing is offered its owner's clock.
  const shown = calendar.version === 0 ? { ...calendar, timeZone } : calendar;
  return (
    <SettingsFrame role={role} current="working-days">
      <p className="max-w-prose text-muted">{say.lead}</p>
      <CalendarForm key={shown.version} calendar={shown} timeZones={Intl.supportedValuesOf('timeZone')} />
    </SettingsFrame>
  );
});

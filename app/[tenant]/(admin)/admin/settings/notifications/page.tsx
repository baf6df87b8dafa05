import type { Metadata } from 'next';
import { NotificationsForm } from '@/app/[tenant]/(admin)/admin/settings/notifications/notifications-form';
import { UndeliveredMails } from '@/components/admin/mails/undelivered-mails';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { listUndeliveredMails } from '@/lib/mail/outbox/outbox.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { getNotificationSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import { guardedPage } from '../../../guarded-page';
import { sendMailsAgain } from './actions';

export const metadata: Metadata = { title: adminPages.notifications };

const guarded = guardedPage({ may: 'notifications.view' });

export default guarded(async ({ role, tenant, timeZone }) => {
  const [settings, { mails, count }] = await Promise.all([
    getNotificationSettings(tenant.id),
    listUndeliveredMails(tenant.id),
  ]);
  return (
    <SettingsFrame role={role} current="notifications">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <NotificationsForm settings={settings} />
        <UndeliveredMails mails={mails} count={count} timeZone={timeZone} sendAgain={sendMailsAgain} />
      </div>
    </SettingsFrame>
  );
});

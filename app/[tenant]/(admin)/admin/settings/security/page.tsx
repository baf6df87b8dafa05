import type { Metadata } from 'next';
import { PasswordForm } from '@/app/[tenant]/(admin)/admin/settings/security/password-form';
import { SessionList } from '@/app/[tenant]/(admin)/admin/settings/security/session-list';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { aUser } from '@/lib/auth/sessions/person';
import { listSessions } from '@/lib/auth/sessions/sessions.queries';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: 'Security' };

const guarded = guardedPage({ may: 'own_account.view' });

/** The signed-in person's password, and where else they are signed in. */
export default guarded(async ({ tenant, userId, sessionId, timeZone }) => {
  const sessions = await listSessions(tenant.id, aUser(userId), sessionId);
  return (
    <SettingsFrame current="security">
      <Card title={adminSettingsSentences.sessions}>
        <SessionList
          sessions={sessions.map(({ lastUsedAt, createdAt, ...session }) => ({
            ...session,
            lastUsed: formatDateTime(lastUsedAt, timeZone),
            since: formatDateTime(createdAt, timeZone),
          }))}
        />
      </Card>
      <Card title={adminSettingsSentences.password}>
        <PasswordForm />
      </Card>
    </SettingsFrame>
  );
});

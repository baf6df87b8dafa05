import type { Metadata } from 'next';
import { PasswordForm } from '@/app/[tenant]/(admin)/admin/settings/security/password-form';
import { SessionList } from '@/app/[tenant]/(admin)/admin/settings/security/session-list';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { aUser } from '@/lib/auth/sessions/person';
import { listSessions } from '@/lib/auth/sessions/sessions.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSecuritySentences } from '@/lib/messages/en/admin/security';
import { adminWords } from '@/lib/messages/en/admin/words';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.security };

const guarded = guardedPage({ may: 'own_account.view' });

/** The signed-in person's password, and where else they are signed in. */
export default guarded(async ({ role, tenant, userId, sessionId, timeZone }) => {
  const sessions = await listSessions(tenant.id, aUser(userId), sessionId);
  return (
    <SettingsFrame role={role} current="security">
      <Card title={adminSecuritySentences.sessions}>
        <SessionList
          sessions={sessions.map(({ lastUsedAt, createdAt, ...session }) => ({
            ...session,
            lastUsed: formatDateTime(lastUsedAt, timeZone),
            since: formatDateTime(createdAt, timeZone),
          }))}
        />
      </Card>
      <Card title={adminWords.password}>
        <PasswordForm />
      </Card>
    </SettingsFrame>
  );
});

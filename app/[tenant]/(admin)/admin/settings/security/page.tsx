import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { PasswordForm } from '@/app/[tenant]/(admin)/admin/settings/security/password-form';
import { SessionList } from '@/app/[tenant]/(admin)/admin/settings/security/session-list';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { countRecoveryCodes, listFactors } from '@/lib/auth/factors/factors.queries';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aUser } from '@/lib/auth/sessions/person';
import { listSessions } from '@/lib/auth/sessions/sessions.queries';
import { listShopsOfPerson } from '@/lib/auth/team/team.queries';
import { adminEmailChangeSentences } from '@/lib/messages/en/admin/email-change';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSecuritySentences } from '@/lib/messages/en/admin/security';
import { adminWords } from '@/lib/messages/en/admin/words';
import { factorSentences } from '@/lib/messages/en/factors';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { EmailForm } from './email-form';
import { Factors } from './factors';

export const metadata: Metadata = { title: adminPages.security };

const guarded = guardedPage({ may: 'own_account.view' });

/** The signed-in person's password, and where else they are signed in. */
export default guarded(async ({ role, tenant, userId, sessionId, email, timeZone }) => {
  const person = aUser(userId);
  const [sessions, factors, recoveryCodesLeft, shops] = await Promise.all([
    listSessions(tenant.id, person, sessionId),
    listFactors(tenant.id, person),
    countRecoveryCodes(tenant.id, person),
    listShopsOfPerson(userId),
  ]);
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
      <Card title={factorSentences.title}>
        <Factors
          factors={factors
            .filter(({ isConfirmed }) => isConfirmed)
            .map(({ id, kind, name, worksAt, createdAt, lastUsedAt }) => ({
              id,
              kind,
              name,
              worksAt,
              added: formatDateTime(createdAt, timeZone),
              lastUsed: lastUsedAt && formatDateTime(lastUsedAt, timeZone),
            }))}
          recoveryCodesLeft={recoveryCodesLeft}
          host={passkeySiteOf(await headers()).rpId}
          hasOtherHosts={shops.length > 1}
        />
      </Card>
      <Card title={adminEmailChangeSentences.title}>
        <EmailForm email={email} />
      </Card>
      <Card title={adminWords.password}>
        <PasswordForm />
      </Card>
    </SettingsFrame>
  );
});

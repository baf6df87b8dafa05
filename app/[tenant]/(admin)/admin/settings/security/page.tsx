import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { LeaveTeam } from '@/app/[tenant]/(admin)/admin/settings/security/leave-team';
import { PasswordForm } from '@/app/[tenant]/(admin)/admin/settings/security/password-form';
import { SessionList } from '@/app/[tenant]/(admin)/admin/settings/security/session-list';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { DocumentLink } from '@/components/ui/links/document-link';
import { countRecoveryCodes, listFactors } from '@/lib/auth/factors/factors.queries';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { roleMay } from '@/lib/auth/permissions';
import { isOf, providerSettings } from '@/lib/auth/provider/provider-settings';
import { listUserProviderIdentities } from '@/lib/auth/provider/user-identities.queries';
import { aUser } from '@/lib/auth/sessions/person';
import { listSessions } from '@/lib/auth/sessions/sessions.queries';
import { findStaffAccount } from '@/lib/auth/sign-in/staff-account';
import { listShopsOfPerson } from '@/lib/auth/team/team.queries';
import { adminEmailChangeSentences } from '@/lib/messages/en/admin/email-change';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSecuritySentences } from '@/lib/messages/en/admin/security';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { adminWords } from '@/lib/messages/en/admin/words';
import { factorSentences } from '@/lib/messages/en/factors';
import { providerSentences } from '@/lib/messages/en/provider';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { EmailForm } from './email-form';
import { Factors } from './factors';
import { Provider } from './provider';

export const metadata: Metadata = { title: adminPages.security };

const guarded = guardedPage({ may: 'own_account.view' });

/** The signed-in person's sessions, second factors, address and password, and a way to leave the team. */
export default guarded(async ({ role, tenant, userId, sessionId, email, timeZone }) => {
  // As a boolean: for a member who does not see the team, the guard would report a missing role.
  const seesTeam: boolean = roleMay(role, 'team.view');
  const person = aUser(userId);
  const provider = providerSettings();
  const [sessions, factors, recoveryCodesLeft, shops, identities, hasPassword] = await Promise.all([
    listSessions(tenant.id, person, sessionId),
    listFactors(tenant.id, person),
    countRecoveryCodes(tenant.id, person),
    listShopsOfPerson(userId),
    listUserProviderIdentities(userId),
    findStaffAccount(userId).then(({ passwordHash }) => passwordHash !== ''),
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
      {provider !== null && (
        <Card title={providerSentences.title}>
          <Provider
            name={provider.name}
            identities={identities.map(({ createdAt, lastUsedAt, ...identity }) => ({
              id: identity.id,
              email: identity.email,
              added: formatDateTime(createdAt, timeZone),
              lastUsed: formatDateTime(lastUsedAt, timeZone),
            }))}
            isConnected={identities.some((identity) => isOf(provider, identity))}
          />
        </Card>
      )}
      <Card title={adminEmailChangeSentences.title}>
        <EmailForm email={email} />
      </Card>
      <Card title={adminWords.password}>
        {hasPassword ? (
          <PasswordForm />
        ) : (
          <div className="flex flex-col gap-4">
            <p className="text-muted">{adminSecuritySentences.noPassword}</p>
            <DocumentLink href="/admin/forgot-password" className={buttonStyle('secondary', 'self-start')}>
              {adminSecuritySentences.choosePassword}
            </DocumentLink>
          </div>
        )}
      </Card>
      {!seesTeam && (
        <Card title={adminTeamSentences.yourRole(adminTeamSentences.roles[role].name)}>
          <div className="flex flex-col gap-4">
            <p className="text-muted">{adminTeamSentences.roles[role].text}</p>
            <LeaveTeam />
          </div>
        </Card>
      )}
    </SettingsFrame>
  );
});

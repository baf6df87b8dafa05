import type { Metadata } from 'next';
import Link from 'next/link';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { listPeopleWithFactor, requiresSecondFactor } from '@/lib/auth/factors/team-factors';
import { getRefundLimit, listInvitations, listMembers } from '@/lib/auth/team/team.queries';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { factorSentences } from '@/lib/messages/en/factors';
import { centsToDecimal } from '@/lib/money/cents';
import { formatDate } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { MemberList } from './member-list';
import { RefundLimitForm } from './refund-limit-form';
import { SecondFactorRule } from './second-factor-rule';

export const metadata: Metadata = { title: adminPages.team };

const guarded = guardedPage({ may: 'team.view' });

/** The members, the invitations, and the order managers' refund limit. */
export default guarded(async ({ role, tenant, userId, timeZone }) => {
  const [members, invitations, limit, isRequired] = await Promise.all([
    listMembers(tenant.id),
    listInvitations(tenant.id),
    getRefundLimit(tenant.id),
    requiresSecondFactor(tenant.id),
  ]);
  const secured = await listPeopleWithFactor(members.map((member) => member.userId));
  return (
    <SettingsFrame role={role} current="team">
      <Card
        title={adminTeamSentences.members}
        action={
          <Link href="/admin/settings/team/log" className={buttonStyle('quiet')}>
            {adminTeamSentences.openLog}
          </Link>
        }
      >
        <MemberList
          members={members.map(({ since, ...member }) => ({
            ...member,
            since: formatDate(since, timeZone),
            isSelf: member.userId === userId,
            hasFactor: secured.has(member.userId),
          }))}
        />
      </Card>
      <Card title={adminTeamSentences.invite}>
        <InviteForm />
      </Card>
      <Card title={adminTeamSentences.invitations}>
        <InvitationList
          invitations={invitations.map(({ sentAt, expiresAt, ...invitation }) => ({
            ...invitation,
            sent: formatDate(sentAt, timeZone),
            until: formatDate(expiresAt, timeZone),
          }))}
        />
      </Card>
      <Card title={factorSentences.ruleTitle}>
        <SecondFactorRule isRequired={isRequired} />
      </Card>
      <Card title={adminTeamSentences.refundLimit}>
        <RefundLimitForm limit={limit === null ? '' : centsToDecimal(limit)} />
      </Card>
    </SettingsFrame>
  );
});

import type { Metadata } from 'next';
import { TeamList } from '@/components/shop/account/teams/team-list';
import { EmptyState } from '@/components/ui/empty-state';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { teamSentences as say } from '@/lib/messages/en/account/teams';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { listTeams } from '@/lib/orders/teams/teams.queries';
import { accountPage } from '../account-page';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: accountFrameSentences.sections.teams.name,
  robots: { index: false },
};

/** The shopper's teams: saved with the account, and of their paid orders. */
export default accountPage({ current: 'teams' })(async ({ tenant, customer }) => {
  const teams = await listTeams(tenant.id, ownerOf(customer));
  return (
    <>
      <p className="max-w-prose text-muted">{say.kept}</p>
      {teams.length === 0 ? <EmptyState title={say.none} text={say.noneHint} /> : <TeamList teams={teams} />}
    </>
  );
});

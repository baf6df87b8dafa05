import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { removeTeamInput } from '@/lib/orders/teams/team-input';
import { removeTeam } from '@/lib/orders/teams/teams.commands';
import type { removeTeamCall } from '@/lib/wire/account-teams';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof removeTeamCall>;

/** Takes a team out of the account; 404 for a team that is not the shopper's, or is gone already. */
export const POST = customerHandler({
  failureMessage: teamSentences.failed,
  schema: removeTeamInput satisfies TakenBy<typeof removeTeamCall>,
  limit: 'customerTeams',
  async handle({ tenant, body, shopper }) {
    const removed = await removeTeam(tenant.id, ownerOf(shopper.customer), body);
    return removed.ok ? apiAnswer({ removed: true } satisfies Answer) : apiError(removed.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

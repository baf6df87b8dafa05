import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer } from '@/lib/entry/api-error';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { listTeamsInput } from '@/lib/orders/teams/team-input';
import { listTeams } from '@/lib/orders/teams/teams.queries';
import type { listTeamsCall } from '@/lib/wire/account-teams';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof listTeamsCall>;

/** The shopper's teams, without the people's names. */
export const POST = customerHandler({
  failureMessage: teamSentences.failed,
  schema: listTeamsInput satisfies TakenBy<typeof listTeamsCall>,
  limit: 'customerOrders',
  async handle({ tenant, shopper }) {
    const teams = await listTeams(tenant.id, ownerOf(shopper.customer));
    return apiAnswer({
      teams: teams.map(({ source, id, name, orderNumber, createdAt, people, logoName }) => ({
        source,
        id,
        name,
        order_number: orderNumber,
        created_at: createdAt.getTime(),
        people,
        logo_name: logoName,
      })),
    } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

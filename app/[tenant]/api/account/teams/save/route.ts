import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { LONGEST_ROSTER_BODY } from '@/lib/http/body-limits.mjs';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { saveTeamInput, teamFieldMessage } from '@/lib/orders/teams/team-input';
import { saveTeam } from '@/lib/orders/teams/teams.commands';
import { MOST_ROSTER_VALUES } from '@/lib/rosters/roster-input';
import type { saveTeamCall } from '@/lib/wire/account-teams';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof saveTeamCall>;

/** Keeps the team of a product page with the account: 201 with its id. */
export const POST = customerHandler({
  failureMessage: teamSentences.failed,
  mostValues: MOST_ROSTER_VALUES,
  schema: saveTeamInput satisfies TakenBy<typeof saveTeamCall>,
  longestBody: LONGEST_ROSTER_BODY,
  fieldMessage: teamFieldMessage,
  limit: 'customerTeams',
  async handle({ tenant, body, shopper }) {
    const { product_id: productId, name, table, logo_upload_id: logoUploadId = null } = body;
    const saved = await saveTeam(tenant.id, shopper.customer.id, { productId, name, table, logoUploadId });
    return saved.ok ? apiAnswer({ id: saved.value.id } satisfies Answer, 201) : apiError(saved.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

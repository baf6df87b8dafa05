import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { deviceOf } from '@/lib/limits/request-device';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { openTeam } from '@/lib/orders/teams/open-team';
import { openTeamInput } from '@/lib/orders/teams/team-input';
import { uploadMessages } from '@/lib/uploads/upload-messages';
import { uploadSender } from '@/lib/uploads/upload-sender';
import type { openTeamCall } from '@/lib/wire/account-teams';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof openTeamCall>;

/** A team of the shopper for a team product: 200 with its people and logo; 404 for a team that is not theirs. */
export const POST = customerHandler({
  failureMessage: teamSentences.failed,
  schema: openTeamInput satisfies TakenBy<typeof openTeamCall>,
  limit: 'customerOrders',
  async handle({ tenant, body, shopper, request }) {
    const { source, id, product_id: productId } = body;
    const sender = uploadSender(deviceOf(request.headers).address);
    const opened = await openTeam(tenant.id, ownerOf(shopper.customer), { source, id, productId, sender });
    if (!opened.ok) {
      return apiError(opened.error);
    }
    const { name, table, logo, logoRefusal } = opened.value;
    return apiAnswer({
      name,
      table,
      logo: logo && { upload_id: logo.uploadId, name: logo.name, sha256: logo.sha256 },
      logo_problem: logoRefusal && uploadMessages[logoRefusal],
    } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

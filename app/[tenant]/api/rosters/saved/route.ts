import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { openSavedRoster } from '@/lib/rosters/keeping/open-saved-roster';
import { openRosterInput } from '@/lib/rosters/roster-input';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { openRosterCall } from '@/lib/wire/rosters';

type Answer = AnswerTo<typeof openRosterCall>;

/** A roster of the cart, for editing: 200 with its upload's id, its name, and its cells if the file was readable. */
export const POST = tenantHandler({
  failureMessage: messages.roster.openFailed,
  schema: openRosterInput satisfies TakenBy<typeof openRosterCall>,
  admit: limitTries({ address: 'rosterReadAddress', shop: 'rosterReadTenant' }),
  async handle({ tenant, body }) {
    const { product_id: productId, roster_id: rosterId } = body;
    const opened = await openSavedRoster(tenant.id, { productId, rosterId });
    if (!opened.ok) {
      return apiError(opened.error);
    }
    const { uploadId, name, table } = opened.value;
    return apiAnswer({ upload_id: uploadId, name, table } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { messages } from '@/lib/messages';
import { readUploadedRoster } from '@/lib/rosters/keeping/read-uploaded-roster';
import { readRosterInput } from '@/lib/rosters/roster-input';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { readRosterCall } from '@/lib/wire/rosters';

type Answer = AnswerTo<typeof readRosterCall>;

/**
 * Reads an uploaded roster: 200 with its cells, the meaning of its columns for this product and the rows that were set
 * aside, or with a question that has to be answered first.
 */
export const POST = tenantHandler({
  failureMessage: messages.roster.readFailed,
  schema: readRosterInput satisfies TakenBy<typeof readRosterCall>,
  admit: limitTries({ address: 'rosterReadAddress', shop: 'rosterReadTenant' }),
  async handle({ tenant, body }) {
    const { product_id: productId, upload_id: uploadId, answers = {} } = body;
    const read = await readUploadedRoster(tenant.id, { productId, uploadId, answers });
    if (!read.ok) {
      return apiError(read.error);
    }
    const { value } = read;
    return value.kind === 'question'
      ? apiAnswer({ question: value.question, name: value.name } satisfies Answer)
      : apiAnswer({ table: value.table, name: value.name, set_aside: value.setAside } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { limitTries } from '@/lib/entry/limit-tries';
import { tenantHandler } from '@/lib/entry/tenant-handler';
import { LONGEST_ROSTER_BODY } from '@/lib/http/body-limits.mjs';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { cents } from '@/lib/money/cents';
import { makeRoom } from '@/lib/orders/sweep/make-room';
import { saveRoster } from '@/lib/rosters/keeping/rosters.commands';
import { MOST_ROSTER_VALUES, saveRosterInput } from '@/lib/rosters/roster-input';
import { MOST_ROSTER_BYTES } from '@/lib/rosters/roster-table';
import { uploadSender } from '@/lib/uploads/upload-sender';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';
import type { saveRosterCall } from '@/lib/wire/rosters';

type Answer = AnswerTo<typeof saveRosterCall>;

/** Checks a roster and saves it for the cart: 201 with its summary; 422 with everything that must be fixed. */
export const POST = tenantHandler({
  failureMessage: messages.roster.saveFailed,
  mostValues: MOST_ROSTER_VALUES,
  schema: saveRosterInput satisfies TakenBy<typeof saveRosterCall>,
  longestBody: LONGEST_ROSTER_BODY,
  admit: limitTries({ address: 'rosterSaveAddress', shop: 'rosterSaveTenant' }),
  async handle({ tenant, body, request }) {
    const { product_id: productId, upload_id: uploadId, table } = body;
    const save = () => saveRoster(tenant.id, { productId, uploadId, table });
    let saved = await save();
    if (!saved.ok && saved.error.code === 'uploads_of_store') {
      const sender = uploadSender(deviceOf(request.headers).address);
      const isFree = await makeRoom(tenant.id, { bytes: MOST_ROSTER_BYTES, sender });
      saved = isFree ? await save() : saved;
    }
    if (!saved.ok) {
      const { error } = saved;
      return apiError(error.code, 'problems' in error ? { problems: error.problems } : undefined);
    }
    const { id, name, sha256, isParsed, summary } = saved.value;
    return apiAnswer(
      {
        roster: {
          id,
          name,
          sha256,
          is_parsed: isParsed,
          pieces: summary.pieces,
          sizes: summary.sizes,
          upcharge_cents: cents(summary.upchargeCents),
        },
      } satisfies Answer,
      201,
    );
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { z } from 'zod';
import { makeRecoveryCodes } from '@/lib/auth/factors/recovery-codes.commands';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { proofRefusal, tellShopper } from '@/lib/entry/account/factor-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { renewCodesCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof renewCodesCall>;

/** Makes ten new recovery codes for a shopper with a second factor. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: z.object({}) satisfies TakenBy<typeof renewCodesCall>,
  limit: 'factorEnrolment',
  async handle({ tenant, shopper }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const codes = await makeRecoveryCodes(tenant.id, aCustomer(shopper.customer.id));
    if (codes === null) {
      return apiError('factor_gone', { message: factorSentences.none });
    }
    await tellShopper(tenant.id, shopper, 'codes_made');
    return apiAnswer({ recovery_codes: codes } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { factorInput } from '@/lib/auth/factors/factor-input';
import { removeFactor } from '@/lib/auth/factors/remove-factor';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { proofRefusal, tellShopper } from '@/lib/entry/account/factor-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { removeFactorCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof removeFactorCall>;

/** Removes one of the shopper's factors; 404 for one that is not theirs. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: factorInput satisfies TakenBy<typeof removeFactorCall>,
  limit: 'factorEnrolment',
  async handle({ tenant, body: { id: factorId }, shopper }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const { customer, sessionId } = shopper;
    const removed = await removeFactor(tenant.id, aCustomer(customer.id), { factorId, sessionId });
    if (!removed.ok) {
      return apiError(removed.error);
    }
    if (removed.value.removed.isConfirmed) {
      await tellShopper(tenant.id, shopper, 'factor_removed');
    }
    return apiAnswer({ removed: true } satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

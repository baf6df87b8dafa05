import { unlinkInput } from '@/lib/auth/customers/proof-input';
import { unlinkCustomerIdentity } from '@/lib/auth/identities/identities';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { proofRefusal, tellShopper } from '@/lib/entry/account/factor-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { unlinkIdentityCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof unlinkIdentityCall>;

/** Takes one way to sign in away from the shopper's account; never the last address. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: unlinkInput satisfies TakenBy<typeof unlinkIdentityCall>,
  fieldMessage: () => factorSentences.identityInvalid,
  limit: 'factorEnrolment',
  async handle({ tenant, body: { id }, shopper }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const { customer, sessionId } = shopper;
    const unlinked = await unlinkCustomerIdentity(tenant.id, customer.id, { id, sessionId });
    if (unlinked.ok) {
      await tellShopper(
        tenant.id,
        shopper,
        unlinked.value.kind === 'passkey' ? 'factor_removed' : 'way_removed',
      );
      return apiAnswer({ unlinked: true } satisfies Answer);
    }
    switch (unlinked.error) {
      case 'identity_id_invalid':
        return apiError('invalid_input', { message: factorSentences.identityInvalid });
      case 'identity_gone':
        return apiError('identity_not_found');
      case 'identity_last':
        return apiError('single_identity_not_deletable');
    }
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { confirmAppInput } from '@/lib/auth/factors/factor-input';
import { confirmTotp } from '@/lib/auth/factors/totp.commands';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { factorAddedAnswer } from '@/lib/entry/account/factor-added-answer';
import { proofProblem, proofRefusal } from '@/lib/entry/account/factor-answers';
import { apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { confirmAppCall } from '@/lib/wire/account-factors';
import type { TakenBy } from '@/lib/wire/contract';

/** Adds an authenticator app by its first code. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: confirmAppInput satisfies TakenBy<typeof confirmAppCall>,
  fieldMessage: () => factorSentences.codeMissing,
  limit: 'factorEnrolment',
  async handle({ tenant, body: { id, code }, shopper }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const confirmed = await confirmTotp(tenant.id, aCustomer(shopper.customer.id), { factorId: id, code });
    if (!confirmed.ok) {
      return confirmed.error === 'code_wrong'
        ? proofProblem({ code: 'code_wrong' })
        : apiError('factor_gone');
    }
    return factorAddedAnswer({ tenant, shopper }, 'totp');
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

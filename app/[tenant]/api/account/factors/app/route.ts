import { nameInput } from '@/lib/auth/factors/factor-input';
import { enrolTotp } from '@/lib/auth/factors/totp.commands';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { proofRefusal } from '@/lib/entry/account/factor-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { enrolAppCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof enrolAppCall>;

/** Makes a secret for an authenticator app of the shopper. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: nameInput satisfies TakenBy<typeof enrolAppCall>,
  limit: 'factorEnrolment',
  async handle({ tenant, body: { name }, shopper }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const { id, email, phone } = shopper.customer;
    const made = await enrolTotp(tenant.id, aCustomer(id), {
      name: name || factorSentences.unnamedApp,
      issuer: tenant.name,
      account: email ?? phone ?? '',
    });
    return made.ok ? apiAnswer(made.value satisfies Answer) : apiError(made.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { proofInput } from '@/lib/account/account-change-input';
import { proveAgain } from '@/lib/account/proof/prove-again.commands';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { aCustomer } from '@/lib/auth/sessions/person';
import { accountHandler } from '@/lib/entry/account/account-handler';
import { proofRefusal } from '@/lib/entry/account/account-refusals';
import { apiAnswer } from '@/lib/entry/api-error';
import { accountChangeSentences as say } from '@/lib/messages/en/account/changes';
import type { proveCall } from '@/lib/wire/account-changes';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

/** A fresh proof of identity, by password or code. */
export const POST = accountHandler({
  schema: proofInput satisfies TakenBy<typeof proveCall>,
  fieldMessage: () => say.proofMissing,
  async handle({ shopper, body }) {
    // With a second factor neither is enough: that one is required (api/account/factors/proof).
    if (await hasFactor(shopper.tenant.id, aCustomer(shopper.customer.id))) {
      return proofRefusal({ code: 'proof_wrong' }, body);
    }
    const proved = await proveAgain(shopper, body);
    return proved.ok
      ? apiAnswer({ proved: true } satisfies AnswerTo<typeof proveCall>)
      : proofRefusal(proved.error, body);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

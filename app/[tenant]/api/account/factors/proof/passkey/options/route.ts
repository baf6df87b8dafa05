import { z } from 'zod';
import { passkeyProofOptions } from '@/lib/auth/factors/passkeys.commands';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { proofPasskeyOptionsCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof proofPasskeyOptionsCall>;

/** What the browser needs to ask for one of the shopper's passkeys. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: z.object({}) satisfies TakenBy<typeof proofPasskeyOptionsCall>,
  limit: 'factorProof',
  isForSecondStep: true,
  async handle({ tenant, shopper: { customer, sessionId }, request }) {
    const options = await passkeyProofOptions(tenant.id, aCustomer(customer.id), {
      sessionId,
      site: passkeySiteOf(request.headers),
    });
    return options === null ? apiError('factor_gone') : apiAnswer(options satisfies Answer);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import { z } from 'zod';
import { newPasskeyOptions } from '@/lib/auth/factors/passkeys.commands';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { proofRefusal } from '@/lib/entry/account/factor-answers';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';
import type { newPasskeyOptionsCall } from '@/lib/wire/account-factors';
import type { AnswerTo, TakenBy } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof newPasskeyOptionsCall>;

/** What the shopper's browser needs to make a passkey. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: z.object({}) satisfies TakenBy<typeof newPasskeyOptionsCall>,
  limit: 'factorEnrolment',
  async handle({ tenant, shopper, request }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const { customer, sessionId } = shopper;
    const account = customer.email ?? customer.phone ?? '';
    const options = await newPasskeyOptions(tenant.id, aCustomer(customer.id), {
      sessionId,
      site: passkeySiteOf(request.headers),
      names: { shop: tenant.name, account, person: customer.name || account },
    });
    return options.ok ? apiAnswer(options.value satisfies Answer) : apiError(options.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

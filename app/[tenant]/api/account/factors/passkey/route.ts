import { keepPasskeyInput } from '@/lib/auth/factors/factor-input';
import { keepPasskey } from '@/lib/auth/factors/passkeys.commands';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { factorAddedAnswer } from '@/lib/entry/account/factor-added-answer';
import { proofRefusal } from '@/lib/entry/account/factor-answers';
import { apiError } from '@/lib/entry/api-error';
import { factorSentences } from '@/lib/messages/en/factors';

/** Adds a passkey. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: keepPasskeyInput,
  fieldMessage: () => factorSentences.passkeyRefused,
  limit: 'factorEnrolment',
  async handle({ tenant, body: { name, answer }, shopper, request }) {
    const refusal = proofRefusal({ shopper });
    if (refusal !== null) {
      return refusal;
    }
    const { customer, sessionId } = shopper;
    const kept = await keepPasskey(tenant.id, aCustomer(customer.id), {
      sessionId,
      site: passkeySiteOf(request.headers),
      answer,
      name: name || factorSentences.unnamedPasskey,
    });
    return kept.ok ? factorAddedAnswer({ tenant, shopper }, 'passkey') : apiError(kept.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

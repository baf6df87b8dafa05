import { proveCustomerByPasskey } from '@/lib/auth/customers/customer-proof';
import { passkeyAnswerInput } from '@/lib/auth/factors/factor-input';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { askingOf, proofProblem, provedAnswer } from '@/lib/entry/account/factor-answers';
import { factorSentences } from '@/lib/messages/en/factors';

/** Proves it by a passkey. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: passkeyAnswerInput,
  fieldMessage: () => factorSentences.passkeyRefused,
  limit: 'factorProof',
  isForSecondStep: true,
  async handle({ body: { answer }, ...call }) {
    const site = passkeySiteOf(call.request.headers);
    const proved = await proveCustomerByPasskey(await askingOf(call), { site, answer });
    return proved.ok ? provedAnswer(call, proved.value) : proofProblem(proved.error);
  },
});

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

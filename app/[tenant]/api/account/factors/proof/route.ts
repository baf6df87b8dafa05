import { passwordHashOf, proveCustomer } from '@/lib/auth/customers/customer-proof';
import { proofInput } from '@/lib/auth/customers/proof-input';
import { proofWays } from '@/lib/auth/factors/proof-ways';
import { passkeySiteOf } from '@/lib/auth/factors/site';
import { aCustomer } from '@/lib/auth/sessions/person';
import { customerHandler } from '@/lib/entry/account/customer-handler';
import { askingOf, proofProblem, provedAnswer } from '@/lib/entry/account/factor-answers';
import { shopperQuery } from '@/lib/entry/account/shopper-query';
import { apiAnswer, apiError } from '@/lib/entry/api-error';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { factorSentences } from '@/lib/messages/en/factors';
import type { readProofWaysCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';

type Answer = AnswerTo<typeof readProofWaysCall>;

/** How the shopper can prove who they are; also for one whose second factor is still to come. */
export const GET = shopperQuery(factorSentences.failed, async ({ tenantId, headers, current }) => {
  if (current.kind === 'anonymous' || current.kind === 'expired') {
    return apiError(current.kind === 'expired' ? 'token_expired' : 'session_missing');
  }
  const hasPassword = (await passwordHashOf(tenantId, current.customer.id)) !== null;
  const { mailedCode, ...ways } = await proofWays(
    tenantId,
    aCustomer(current.customer.id),
    passkeySiteOf(headers),
    { hasPassword },
  );
  return apiAnswer({ ...ways, mailed_code: mailedCode } satisfies Answer);
});

/** Proves it: the second step of a sign-in, or a proof for the next ten minutes. */
export const POST = customerHandler({
  failureMessage: factorSentences.failed,
  schema: proofInput,
  fieldMessage: () => factorSentences.codeMissing,
  limit: 'factorProof',
  isForSecondStep: true,
  async handle({ body, ...call }) {
    const proved = await proveCustomer(await askingOf(call), body);
    return proved.ok ? provedAnswer(call, proved.value) : proofProblem(proved.error);
  },
});

export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;
export const DELETE = methodNotAllowed;

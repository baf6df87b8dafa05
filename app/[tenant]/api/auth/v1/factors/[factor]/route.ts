import { removeFactor } from '@/lib/auth/factors/remove-factor';
import { aCustomer } from '@/lib/auth/sessions/person';
import { tellShopper } from '@/lib/entry/account/factor-answers';
import { tryCounted } from '@/lib/entry/headless/app-limits';
import { bearerQuery, headlessAnswer } from '@/lib/entry/headless/headless-handler';
import { ownFactor } from '@/lib/entry/headless/own-factor';
import { proofMissing } from '@/lib/entry/headless/proof-missing';
import { methodNotAllowed } from '@/lib/entry/method-not-allowed';
import { headlessSentences as say } from '@/lib/messages/en/headless';

/**
 * Removes a factor. An active one needs a session at assurance level 2; after the last one the session
 * returns to level 1.
 */
export const DELETE = bearerQuery(async ({ tenant, bearer, params }) => {
  const factor = await ownFactor(tenant.id, bearer, params.factor);
  if (!factor.ok) {
    return factor.error;
  }
  if (factor.value.isConfirmed) {
    if (bearer.assuranceLevel < 2) {
      return { code: 'insufficient_aal', status: 422, message: say.secondFactorToUnenroll };
    }
    const refusal = proofMissing(bearer) ?? (await tryCounted(tenant.id, bearer, 'factorEnrolment'));
    if (refusal !== null) {
      return refusal;
    }
  }
  const { customer, sessionId } = bearer;
  const removed = await removeFactor(tenant.id, aCustomer(customer.id), {
    factorId: factor.value.id,
    sessionId,
  });
  if (!removed.ok) {
    return { code: 'mfa_factor_not_found' };
  }
  if (factor.value.isConfirmed) {
    await tellShopper(tenant.id, bearer, 'factor_removed');
  }
  return headlessAnswer({ id: factor.value.id });
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export const GET = methodNotAllowed;
export const POST = methodNotAllowed;
export const PUT = methodNotAllowed;
export const PATCH = methodNotAllowed;

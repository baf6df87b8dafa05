import { challengeFactor } from '@/lib/auth/factors/verify-factor';
import { aCustomer } from '@/lib/auth/sessions/person';
import { tryCounted } from '@/lib/entry/headless/app-limits';
import { bearerQuery, headlessAnswer } from '@/lib/entry/headless/headless-handler';
import { ownFactor } from '@/lib/entry/headless/own-factor';

/** Makes a challenge for a factor: answered once, within five minutes, from the same session. */
export const POST = bearerQuery(async ({ tenant, bearer, params }) => {
  const factor = await ownFactor(tenant.id, bearer, params.factor);
  if (!factor.ok) {
    return factor.error;
  }
  const refusal = await tryCounted(tenant.id, bearer, 'factorEnrolment');
  if (refusal !== null) {
    return refusal;
  }
  const { customer, sessionId } = bearer;
  const factorId = factor.value.id;
  const given = await challengeFactor(tenant.id, aCustomer(customer.id), { sessionId, factorId });
  if (!given.ok) {
    return { code: 'mfa_factor_not_found' };
  }
  const { id, expiresAt } = given.value;
  return headlessAnswer({ id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1_000) });
});

export { OPTIONS } from '@/lib/entry/headless/headless-handler';

export { DELETE, GET, PATCH, PUT } from '@/lib/entry/only-post';

import 'server-only';
import type { z } from 'zod';
import type { FactorTrier } from '@/lib/auth/factors/factor-limits';
import { METHOD_OF, takeFactorCode } from '@/lib/auth/factors/prove';
import { type VerifyFactorError, verifyFactor } from '@/lib/auth/factors/verify-factor';
import { type Bearer, isBelowFactor } from '@/lib/auth/headless/bearer';
import type { factorVerifyBody } from '@/lib/auth/headless/headless-input';
import { aCustomer } from '@/lib/auth/sessions/person';
import { proveSession } from '@/lib/auth/sessions/sessions.commands';
import { tellShopper } from '@/lib/entry/account/factor-answers';
import { requestNetwork } from '@/lib/limits/request-device';
import { headlessSentences as say } from '@/lib/messages/en/headless';
import { tryRefused } from './app-limits';
import type { GoTrueError } from './gotrue-error';
import type { HeadlessAnswer, HeadlessCall } from './headless-handler';
import { ownFactor } from './own-factor';
import { sessionAnswer } from './session-answer';

type Call = HeadlessCall & { bearer: Bearer; body: z.output<typeof factorVerifyBody> };

/** An authenticator's code; for an active factor any other text counts as a recovery code. */
const APP_CODE = /^\s*\d{3}[\s-]?\d{3}\s*$/;

function errorOf(error: VerifyFactorError): GoTrueError {
  switch (error.code) {
    case 'factor_gone':
      return { code: 'mfa_factor_not_found' };
    case 'challenge_gone':
      return { code: 'mfa_challenge_expired' };
    case 'code_wrong':
      return { code: 'mfa_verification_failed' };
    case 'session_ended':
      return { code: 'session_not_found' };
    default:
      return tryRefused(error);
  }
}

/** Verifies a factor's code, and returns the session's new tokens; recovery codes with the first factor. */
export async function verifyAppFactor(call: Call): Promise<HeadlessAnswer> {
  const { tenant, bearer, body, params, request } = call;
  const factor = await ownFactor(tenant.id, bearer, params.factor);
  if (!factor.ok) {
    return factor.error;
  }
  const { id: factorId, isConfirmed } = factor.value;
  // Stale: another factor was confirmed after this secret was made.
  if (!isConfirmed && isBelowFactor(bearer)) {
    return { code: 'insufficient_aal', status: 403, message: say.secondFactorToEnroll };
  }
  const person = aCustomer(bearer.customer.id);
  const trier = { person, network: requestNetwork(request.headers), knownBrowser: null };
  if (isConfirmed && !APP_CODE.test(body.code)) {
    return withRecoveryCode(call, trier);
  }
  const { challenge_id: challengeId, code } = body;
  const { sessionId } = bearer;
  const verified = await verifyFactor(tenant.id, trier, { sessionId, factorId, challengeId, code });
  if (!verified.ok) {
    return errorOf(verified.error);
  }
  const { tokens, recoveryCodes } = verified.value;
  if (!isConfirmed) {
    await tellShopper(tenant.id, bearer, 'app_added');
  }
  return sessionAnswer(tenant.id, tokens, recoveryCodes === null ? {} : { recovery_codes: recoveryCodes });
}

/** For people who have lost the app. */
async function withRecoveryCode(
  { tenant, bearer, body }: Pick<Call, 'tenant' | 'bearer' | 'body'>,
  trier: FactorTrier,
): Promise<HeadlessAnswer> {
  const taken = await takeFactorCode(tenant.id, trier, { kind: 'recovery', code: body.code });
  if (!taken.ok) {
    return errorOf(taken.error);
  }
  await tellShopper(tenant.id, bearer, 'code_used');
  const tokens = await proveSession(tenant.id, trier.person, bearer.sessionId, {
    method: METHOD_OF.recovery,
    isSecondFactor: true,
  });
  return tokens === null ? { code: 'session_not_found' } : sessionAnswer(tenant.id, tokens);
}

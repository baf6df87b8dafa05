// Verifies an authenticator app's code as answer to a challenge, like GoTrue: the first one confirms the
// factor, and each raises the session.
import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import type { SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { proveSession } from '@/lib/auth/sessions/sessions.commands';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import {
  type Challenge,
  endChallenge,
  giveChallenge,
  type Holder,
  isChallengeOpen,
} from './challenges.commands';
import { factorEnrolled } from './enrol';
import { admitFactorTry, type FactorTrier, type FactorTryRefusal, forgetFactorTries } from './factor-limits';
import { withFactors } from './factor-rows';
import { METHOD_OF } from './prove';
import { confirmTotp } from './totp.commands';

const holderOf = (sessionId: string, factorId: string): Holder => ({
  kind: 'session',
  id: sessionId,
  about: factorId,
});

/** Makes a challenge for one of the session's authenticator apps, confirmed or not. */
export async function challengeFactor(
  tenantId: TenantId,
  person: Person,
  { sessionId, factorId }: { sessionId: string; factorId: string },
  now = new Date(),
): Promise<Result<Challenge, 'factor_gone'>> {
  const factor = await withFactors(tenantId, person, (rows) => rows.find(factorId));
  return factor?.kind === 'totp'
    ? ok(await giveChallenge(tenantId, 'totp_verify', holderOf(sessionId, factorId), now))
    : err('factor_gone');
}

export type VerifyFactorError =
  | { code: 'factor_gone' | 'challenge_gone' | 'code_wrong' | 'session_ended' }
  | FactorTryRefusal;

export type VerifiedFactor = {
  /** The tokens of the session, now at assurance level 2. */
  tokens: SessionTokens;
  /** Shown once, with the first factor. */
  recoveryCodes: string[] | null;
};

/**
 * Answers a challenge. A wrong code leaves it open, within the limits; a correct one ends it. A newly
 * confirmed factor ends the person's sessions below level 2.
 */
export async function verifyFactor(
  tenantId: TenantId,
  trier: FactorTrier,
  {
    sessionId,
    factorId,
    challengeId,
    code,
  }: { sessionId: string; factorId: string; challengeId: string; code: string },
  now = new Date(),
): Promise<Result<VerifiedFactor, VerifyFactorError>> {
  const { person } = trier;
  const holder = holderOf(sessionId, factorId);
  if (!(await isChallengeOpen(tenantId, 'totp_verify', holder, challengeId, now))) {
    return err({ code: 'challenge_gone' });
  }
  const admitted = await admitFactorTry(trier);
  if (!admitted.ok) {
    return admitted;
  }
  const confirmed = await confirmTotp(tenantId, person, { factorId, code }, now);
  if (!confirmed.ok) {
    return err({ code: confirmed.error });
  }
  await endChallenge(tenantId, 'totp_verify', holder, challengeId);
  await forgetFactorTries(trier);
  if (confirmed.value.isNew) {
    const { tokens, recoveryCodes } = await factorEnrolled(tenantId, person, { sessionId, kind: 'totp' });
    return tokens === null ? err({ code: 'session_ended' }) : ok({ tokens, recoveryCodes });
  }
  const tokens = await proveSession(tenantId, person, sessionId, {
    method: METHOD_OF.totp,
    isSecondFactor: true,
  });
  return tokens === null ? err({ code: 'session_ended' }) : ok({ tokens, recoveryCodes: null });
}

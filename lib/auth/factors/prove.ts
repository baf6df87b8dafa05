// A code that proves a second factor: from an authenticator app, or a recovery code. Used by the second step
// of staff and customers, by the fresh proof ("sudo"), and by the headless API.
import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { admitFactorTry, type FactorTrier, type FactorTryRefusal, forgetFactorTries } from './factor-limits';
import { takeRecoveryCode } from './recovery-codes.commands';
import { takeTotpCode } from './totp.commands';

export type FactorCode = { kind: 'totp' | 'recovery'; code: string };

export type FactorCodeError = { code: 'code_wrong' } | FactorTryRefusal;

/** RFC 8176 has no value for a recovery code, which is a one-time password too. */
export const METHOD_OF = { totp: 'otp', recovery: 'otp', passkey: 'hwk' } as const;

/** Takes a code once, within the limits. `left`: the remaining recovery codes, if one was used. */
export async function takeFactorCode(
  tenantId: TenantId,
  trier: FactorTrier & { person: Person },
  { kind, code }: FactorCode,
  now = new Date(),
): Promise<Result<{ left: number | null }, FactorCodeError>> {
  const admitted = await admitFactorTry(trier);
  if (!admitted.ok) {
    return admitted;
  }
  const taken =
    kind === 'totp'
      ? await takeTotpCode(tenantId, trier.person, code, now)
      : await takeRecoveryCode(tenantId, trier.person, code, now);
  if (!taken.ok) {
    return err({ code: 'code_wrong' });
  }
  await forgetFactorTries(trier);
  return ok({ left: taken.value?.left ?? null });
}

import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { type FactorRows, personIdOf, withFactors } from './factor-rows';
import { hashRecoveryCode, newRecoveryCode, RECOVERY_CODES } from './recovery-code';

async function replaceCodes(rows: FactorRows, person: Person): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await rows.removeCodes();
  for (const code of codes) {
    await rows.insertCode(hashRecoveryCode(personIdOf(person), code));
  }
  return codes;
}

/** Ten new codes, shown once; the earlier ones become invalid. Null without a factor. */
export const makeRecoveryCodes = (tenantId: TenantId, person: Person): Promise<string[] | null> =>
  withFactors(tenantId, person, async (rows) => {
    await rows.lock();
    return (await rows.count()) === 0 ? null : replaceCodes(rows, person);
  });

/** The same with the first factor; null if earlier codes are still valid. */
export const makeFirstRecoveryCodes = (tenantId: TenantId, person: Person): Promise<string[] | null> =>
  withFactors(tenantId, person, async (rows) => {
    await rows.lock();
    return (await rows.countCodes()) > 0 ? null : replaceCodes(rows, person);
  });

/**
 * Uses up a recovery code. In a race one call succeeds. The caller has counted the try (`admitFactorTry`).
 */
export const takeRecoveryCode = (
  tenantId: TenantId,
  person: Person,
  code: string,
  now = new Date(),
): Promise<Result<{ left: number }, 'code_wrong'>> =>
  withFactors(tenantId, person, async (rows) =>
    (await rows.claimCode(hashRecoveryCode(personIdOf(person), code), now))
      ? ok({ left: await rows.countCodes() })
      : err('code_wrong'),
  );

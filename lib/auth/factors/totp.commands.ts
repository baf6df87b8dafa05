import 'server-only';
import { randomUUID } from 'node:crypto';
import { renderSVG } from 'uqr';
import type { Person } from '@/lib/auth/sessions/person';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { err, ok, type Result } from '@/lib/result';
import { openSecret, sealSecret } from '@/lib/secrets/secrets';
import { ENROLMENT_LIFE, MOST_FACTORS } from './factor';
import { type FactorRow, type FactorRows, personIdOf, withFactors } from './factor-rows';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

export type EnrolledTotp = {
  id: string;
  /** In base32, for typing by hand. */
  secret: string;
  uri: string;
  /** The QR code of `uri`, as an SVG element. */
  svg: string;
};

/** The context of a sealed secret: it decrypts for this factor only. */
const contextOf = (person: Person, id: string) => `${personIdOf(person)} ${id}`;

/**
 * Makes a secret for an authenticator app. It is inactive until `confirmTotp` has seen a code, and expires
 * after 15 minutes.
 */
export function enrolTotp(
  tenantId: TenantId,
  person: Person,
  { name, issuer, account }: { name: string; issuer: string; account: string },
  now = new Date(),
): Promise<Result<EnrolledTotp, 'too_many_factors'>> {
  return withFactors(tenantId, person, async (rows) => {
    await rows.lock();
    await rows.removeUnconfirmed('totp', new Date(now.getTime() - ENROLMENT_LIFE));
    if ((await rows.list()).length >= MOST_FACTORS) {
      return err('too_many_factors');
    }
    const id = randomUUID();
    const secret = newTotpSecret();
    const sealedSecret = sealSecret('factor-secret', contextOf(person, id), secret);
    await rows.insert({ kind: 'totp', id, name, sealedSecret }, now);
    const uri = totpUri(secret, { issuer, account });
    return ok({ id, secret, uri, svg: renderSVG(uri, { border: 2 }) });
  });
}

/** Null if the key is gone: then a recovery code or a passkey is left. */
function open(context: string, sealed: string): string | null {
  try {
    return openSecret('factor-secret', context, sealed);
  } catch {
    logger().error({ event: 'factor.unreadable' }, 'no secret that APP_SECRET lists opens it');
    return null;
  }
}

/** Takes a correct code, of a time step that nobody has used. */
async function takeCode(
  rows: FactorRows,
  person: Person,
  { id, sealedSecret }: FactorRow,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const secret = open(contextOf(person, id), sealedSecret ?? '');
  const step = secret === null ? null : stepOfCode(secret, code, now);
  return step !== null && (await rows.claimStep(id, step, now));
}

/**
 * Confirms an authenticator app by its first code, which makes it active. Deletes other unconfirmed secrets.
 * A confirmed app takes another code as well.
 */
export function confirmTotp(
  tenantId: TenantId,
  person: Person,
  { factorId, code }: { factorId: string; code: string },
  now = new Date(),
): Promise<Result<{ isNew: boolean }, 'factor_gone' | 'code_wrong'>> {
  return withFactors(tenantId, person, async (rows) => {
    await rows.lock();
    const factor = await rows.find(factorId);
    const isLate =
      factor?.confirmedAt === null && now.getTime() - factor.createdAt.getTime() > ENROLMENT_LIFE;
    if (factor === null || factor.kind !== 'totp' || isLate) {
      return err('factor_gone');
    }
    if (!(await takeCode(rows, person, factor, { code, now }))) {
      return err('code_wrong');
    }
    const isNew = factor.confirmedAt === null;
    if (isNew) {
      // Also deletes secrets made a moment later: only confirmed ones stay.
      await rows.removeUnconfirmed('totp', new Date(now.getTime() + ENROLMENT_LIFE));
    }
    return ok({ isNew });
  });
}

/** Takes a code of any active authenticator app. The caller has counted the try (`admitFactorTry`). */
export function takeTotpCode(
  tenantId: TenantId,
  person: Person,
  code: string,
  now = new Date(),
): Promise<Result<null, 'code_wrong'>> {
  return withFactors(tenantId, person, async (rows) => {
    for (const factor of await rows.list()) {
      const counts = factor.kind === 'totp' && factor.confirmedAt !== null;
      if (counts && (await takeCode(rows, person, factor, { code, now }))) {
        return ok(null);
      }
    }
    return err('code_wrong');
  });
}

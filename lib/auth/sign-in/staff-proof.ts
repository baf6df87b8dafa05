// A staff member's proof of identity: as second step of a sign-in, or again before an important action.
import 'server-only';
import { noteAudit } from '@/lib/auth/audit-log';
import { admitFactorTry, type FactorTrier, type FactorTryRefusal } from '@/lib/auth/factors/factor-limits';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import type { PasskeyAnswer } from '@/lib/auth/factors/passkey-input';
import { takePasskeyProof } from '@/lib/auth/factors/passkeys.commands';
import { type FactorCode, METHOD_OF, takeFactorCode } from '@/lib/auth/factors/prove';
import type { PasskeySite } from '@/lib/auth/factors/site';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { aUser } from '@/lib/auth/sessions/person';
import { proveSession } from '@/lib/auth/sessions/sessions.commands';
import { methodsOf } from '@/lib/auth/sessions/sessions.queries';
import type { Known, Visitor } from '@/lib/auth/visitor';
import { networkOf } from '@/lib/http/network';
import type { CookieReader, SiteCookie } from '@/lib/http/site-cookies';
import { countTry } from '@/lib/limits/rate-limits';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { findStaffAccount, knownBrowserOf, markOfStaff, type StaffAccount } from './staff-account';
import { beginStaffSession, staffCookie } from './staff-session';

/** A person with a session in this shop, even if it still lacks the second factor or its setup. */
export type KnownVisitor = Extract<Visitor, Known>;

export type StaffProofError =
  | { code: 'code_wrong' | 'password_wrong' | 'passkey_refused' | 'session_ended' }
  /** A password was given where a second factor is required. */
  | { code: 'not_enough' }
  | FactorTryRefusal;

export type StaffProved = {
  userId: string;
  /** The cookies for the browser. */
  cookies: SiteCookie[];
  /** The session after the proof. */
  sessionId: string;
  isNewDevice: boolean;
  /** The remaining recovery codes, if one was used. */
  left: number | null;
};

type Asking = { tenant: Tenant; visitor: KnownVisitor; device: Device; readCookie: CookieReader };

const trierOf = ({ visitor, device, readCookie }: Asking, account: StaffAccount): FactorTrier => ({
  person: aUser(visitor.userId),
  network: networkOf(device.address),
  knownBrowser: knownBrowserOf(account, readCookie),
});

/** The second step of a sign-in starts a new session; any other proof is recorded in the current session. */
async function proved(
  asking: Asking,
  account: StaffAccount,
  { method, isSecondFactor, left = null }: { method: string; isSecondFactor: boolean; left?: number | null },
): Promise<Result<StaffProved, StaffProofError>> {
  const { tenant, visitor, device, readCookie } = asking;
  const person = { userId: visitor.userId, name: account.name, email: account.email, role: visitor.role };
  if (visitor.kind === 'second_step') {
    const knownBrowser = knownBrowserOf(account, readCookie);
    const before = await methodsOf(tenant.id, aUser(visitor.userId), visitor.sessionId);
    if (before === null) {
      return err({ code: 'session_ended' });
    }
    // Keeps how the sign-in began: disconnecting a provider ends the sessions that began there.
    const { sessionId, cookie } = await beginStaffSession(tenant.id, person, {
      device,
      proof: { assuranceLevel: 2, methods: [...new Set([...before, method])] },
      replaced: visitor,
    });
    const cookies = [cookie, markOfStaff(account, knownBrowser)];
    return ok({ userId: visitor.userId, cookies, sessionId, isNewDevice: knownBrowser === null, left });
  }
  const tokens = await proveSession(tenant.id, aUser(visitor.userId), visitor.sessionId, {
    method,
    isSecondFactor,
  });
  if (tokens === null) {
    return err({ code: 'session_ended' });
  }
  noteAudit('auth.proved', {
    tenantId: tenant.id,
    userId: visitor.userId,
    sessionId: tokens.sessionId,
    method,
  });
  return ok({
    userId: visitor.userId,
    cookies: [await staffCookie(person, tokens)],
    sessionId: tokens.sessionId,
    isNewDevice: false,
    left,
  });
}

/** Proof by a code of an authenticator app, or a recovery code. */
export async function proveByCode(
  asking: Asking,
  code: FactorCode,
  now = new Date(),
): Promise<Result<StaffProved, StaffProofError>> {
  const { tenant, visitor } = asking;
  const account = await findStaffAccount(visitor.userId);
  const taken = await takeFactorCode(tenant.id, trierOf(asking, account), code, now);
  if (!taken.ok) {
    noteAudit('auth.factor_refused', {
      tenantId: tenant.id,
      userId: visitor.userId,
      reason: taken.error.code,
      kind: code.kind,
    });
    return taken;
  }
  if (code.kind === 'recovery') {
    await oweSecurityNotice(tenant.id, account.email, { change: 'code_used', of: 'user' });
  }
  return proved(asking, account, {
    method: METHOD_OF[code.kind],
    isSecondFactor: true,
    left: taken.value.left,
  });
}

/** Proof by a passkey of this site. */
export async function proveByPasskey(
  asking: Asking,
  { site, answer }: { site: PasskeySite; answer: PasskeyAnswer },
  now = new Date(),
): Promise<Result<StaffProved, StaffProofError>> {
  const { tenant, visitor } = asking;
  const account = await findStaffAccount(visitor.userId);
  const admitted = await admitFactorTry(trierOf(asking, account));
  if (!admitted.ok) {
    return admitted;
  }
  const { sessionId } = visitor;
  const taken = await takePasskeyProof(tenant.id, aUser(visitor.userId), { sessionId, site, answer }, now);
  return taken.ok
    ? proved(asking, account, { method: METHOD_OF.passkey, isSecondFactor: true })
    : err({ code: taken.error });
}

/** Proof by password, for people without a second factor. */
export async function proveByPassword(
  asking: Asking,
  password: string,
): Promise<Result<StaffProved, StaffProofError>> {
  const { tenant, visitor } = asking;
  const { userId } = visitor;
  if (visitor.kind === 'second_step' || (await hasFactor(tenant.id, aUser(userId)))) {
    return err({ code: 'not_enough' });
  }
  const counted = await countTry([{ limit: 'passwordChange', key: userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const account = await findStaffAccount(userId);
  const compared = await verifyPassword(account.passwordHash, password, { isKnown: true });
  return compared.ok && compared.value
    ? proved(asking, account, { method: 'pwd', isSecondFactor: false })
    : err({ code: 'password_wrong' });
}

// A shopper's proof of identity: as second step of a sign-in, or again before an important action.
import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCode } from '@/lib/auth/codes/one-time-codes.commands';
import { admitFactorTry, type FactorTrier, type FactorTryRefusal } from '@/lib/auth/factors/factor-limits';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import type { PasskeyAnswer } from '@/lib/auth/factors/passkey-input';
import { takePasskeyProof } from '@/lib/auth/factors/passkeys.commands';
import { METHOD_OF, takeFactorCode } from '@/lib/auth/factors/prove';
import type { PasskeySite } from '@/lib/auth/factors/site';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { aCustomer } from '@/lib/auth/sessions/person';
import {
  createSession,
  endSession,
  proveSession,
  type SessionTokens,
} from '@/lib/auth/sessions/sessions.commands';
import { methodsOf } from '@/lib/auth/sessions/sessions.queries';
import { tenantDb } from '@/lib/db/tenant-db';
import { networkOf } from '@/lib/http/network';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';
import type { KnownCustomer } from './current-customer';
import { sendCode } from './send-code';

export type CustomerProofError =
  | { code: 'code_wrong' | 'password_wrong' | 'passkey_refused' | 'session_ended' | 'not_enough' }
  | FactorTryRefusal;

type Asking = {
  tenant: Tenant;
  shopper: KnownCustomer;
  /** Whether this is the second step of a sign-in, which starts a new session. */
  isBeforeSecondStep: boolean;
  device: Device;
  /** The id of a browser in which the customer has signed in before; null for any other. */
  knownBrowser: string | null;
};

type Proved = Result<SessionTokens, CustomerProofError>;

export type CustomerProof = { kind: 'totp' | 'recovery' | 'password' | 'mailed'; code: string };

const trierOf = ({ shopper, device, knownBrowser }: Asking): FactorTrier => ({
  person: aCustomer(shopper.customer.id),
  network: networkOf(device.address),
  knownBrowser,
});

async function proved(
  { tenant, shopper, isBeforeSecondStep, device }: Asking,
  { method, isSecondFactor }: { method: string; isSecondFactor: boolean },
): Promise<Proved> {
  const person = aCustomer(shopper.customer.id);
  if (isBeforeSecondStep) {
    const before = await methodsOf(tenant.id, person, shopper.sessionId);
    if (before === null) {
      return err({ code: 'session_ended' });
    }
    // Keeps how the sign-in began: disconnecting a provider ends the sessions that began there.
    const methods = [...new Set([...before, method])];
    const tokens = await createSession(tenant.id, person, device, { assuranceLevel: 2, methods });
    await endSession(tenant.id, person, shopper.sessionId);
    return ok(tokens);
  }
  const tokens = await proveSession(tenant.id, person, shopper.sessionId, { method, isSecondFactor });
  return tokens === null ? err({ code: 'session_ended' }) : ok(tokens);
}

/** The hash to compare a customer's password with; null without a password. */
export const passwordHashOf = (tenantId: TenantId, customerId: string): Promise<string | null> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.customer.findUnique({
      where: { tenantId_id: { tenantId, id: customerId } },
      select: { passwordHash: true },
    });
    return row?.passwordHash ?? null;
  });

/** The address for a shopper's own code: one that they have verified. */
export const provedAddress = ({ customer }: Pick<KnownCustomer, 'customer'>): ContactAddress | null => {
  if (customer.email !== null && customer.emailVerifiedAt !== null) {
    return { kind: 'email', value: customer.email };
  }
  return customer.phone !== null && customer.phoneVerifiedAt !== null
    ? { kind: 'phone', value: customer.phone }
    : null;
};

/** A code is valid only in the session that requested it. */
const requesterOf = ({ sessionId }: Pick<KnownCustomer, 'sessionId'>) => `session ${sessionId}`;

/** Sends a code as proof. Call it after the response. */
export async function sendProofCode(tenant: Tenant, shopper: KnownCustomer): Promise<void> {
  const address = provedAddress(shopper);
  if (address !== null) {
    await sendCode(tenant, {
      address,
      purpose: 'reauthentication',
      requester: requesterOf(shopper),
      customerId: shopper.customer.id,
    });
  }
}

/** Proof by code or password. With a second factor, neither a password nor a mailed code is enough. */
export async function proveCustomer(
  asking: Asking,
  { kind, code }: CustomerProof,
  now = new Date(),
): Promise<Proved> {
  const { tenant, shopper } = asking;
  const person = aCustomer(shopper.customer.id);
  if (kind === 'totp' || kind === 'recovery') {
    const taken = await takeFactorCode(tenant.id, trierOf(asking), { kind, code }, now);
    if (!taken.ok) {
      return taken;
    }
    if (kind === 'recovery') {
      await oweSecurityNotice(tenant.id, shopper.customer.email, { change: 'code_used', of: 'customer' });
    }
    return proved(asking, { method: METHOD_OF[kind], isSecondFactor: true });
  }
  if (asking.isBeforeSecondStep || (await hasFactor(tenant.id, person))) {
    return err({ code: 'not_enough' });
  }
  const admitted = await admitFactorTry(trierOf(asking));
  if (!admitted.ok) {
    return admitted;
  }
  if (kind === 'password') {
    const hash = await passwordHashOf(tenant.id, shopper.customer.id);
    const compared = hash === null ? null : await verifyPassword(hash, code, { isKnown: true });
    return compared?.ok && compared.value
      ? proved(asking, { method: 'pwd', isSecondFactor: false })
      : err({ code: 'password_wrong' });
  }
  const address = provedAddress(shopper);
  const requester = requesterHash(requesterOf(shopper));
  const taken =
    address === null
      ? err('code_wrong')
      : await takeCode(tenant.id, { purpose: 'reauthentication', address: address.value, requester }, code);
  return taken.ok ? proved(asking, { method: 'otp', isSecondFactor: false }) : err({ code: 'code_wrong' });
}

/** Proof by a passkey of this site. */
export async function proveCustomerByPasskey(
  asking: Asking,
  { site, answer }: { site: PasskeySite; answer: PasskeyAnswer },
  now = new Date(),
): Promise<Proved> {
  const { tenant, shopper } = asking;
  const admitted = await admitFactorTry(trierOf(asking));
  if (!admitted.ok) {
    return admitted;
  }
  const { sessionId, customer } = shopper;
  const taken = await takePasskeyProof(tenant.id, aCustomer(customer.id), { sessionId, site, answer }, now);
  return taken.ok
    ? proved(asking, { method: METHOD_OF.passkey, isSecondFactor: true })
    : err({ code: taken.error });
}

import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCode } from '@/lib/auth/codes/one-time-codes.commands';
import { passwordProblems } from '@/lib/auth/passwords/password-rules';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';
import { pauseAtRandom } from './random-pause';
import { sendCode } from './send-code';
import { type CodeProof, type SignedInCustomer, signInByCode } from './sign-in-with-code';

/** Sends a code for choosing a new password, if the address has an account. Call it after the response. */
export async function sendRecoveryCode(
  tenant: Tenant,
  address: ContactAddress,
  requester: string | undefined,
): Promise<void> {
  await pauseAtRandom(tenant.id);
  const customer = await tenantDb(tenant.id, (db) => findCustomer(db, tenant.id, address));
  if (customer !== null) {
    await sendCode(tenant, { address, purpose: 'recovery', requester, customerId: customer.id });
  }
}

export type RecoveryError = { code: 'code_wrong' } | { code: 'password_weak'; reasons: string[] };

/** The reasons why this shop refuses a password of this customer, as sentences; empty if it is accepted. */
export const customerPasswordProblems = (
  tenant: Tenant,
  address: ContactAddress,
  name: string,
  password: string,
) => passwordProblems(password, [tenant.name, tenant.slug, name, address.value]);

/**
 * Signs in with a code for a new password, if it was sent to this account. `change` changes the account in the
 * transaction that takes the code.
 */
export const signInToRecover = (
  tenantId: TenantId,
  proof: CodeProof,
  device: Device,
  change: (db: Database, customerId: string) => Promise<unknown>,
) =>
  signInByCode(tenantId, { ...proof, purpose: 'recovery' }, device, async (db, taken) => {
    const customer = await findCustomer(db, tenantId, proof.address);
    if (customer === null || customer.id !== taken.customerId) {
      return null;
    }
    await change(db, customer.id);
    return { customerId: customer.id, isNew: false };
  });

/**
 * Sets a new password, ends all sessions of the customer in the same transaction, and starts one here. A weak
 * password is refused before the code is tried, so the code stays valid. Hashes only after a correct code:
 * strangers cannot make the server work, and a wrong code takes the same time without an account.
 */
export async function completeRecovery(
  tenant: Tenant,
  { password, ...proof }: CodeProof & { password: string },
  device: Device,
): Promise<Result<SignedInCustomer, RecoveryError>> {
  const reasons = customerPasswordProblems(tenant, proof.address, '', password);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const tenantId = tenant.id;
  const { address, code, requester } = proof;
  const key = { purpose: 'recovery', address: address.value, requester: requesterHash(requester) } as const;
  const taken = await takeCode(tenantId, key, code);
  if (!taken.ok) {
    return err({ code: taken.error });
  }
  const passwordHash = await hashPassword(password);
  const customerId = await tenantDb(tenantId, async (db) => {
    const customer = await findCustomer(db, tenantId, address);
    if (customer === null || customer.id !== taken.value.customerId) {
      return null;
    }
    const { id } = customer;
    await db.customer.updateMany({
      where: { tenantId, id },
      data: { passwordHash, lastSignedInAt: new Date() },
    });
    await db.session.deleteMany({ where: { tenantId, customerId: id } });
    return id;
  });
  if (customerId === null) {
    return err({ code: 'code_wrong' });
  }
  const tokens = await createSession(tenantId, aCustomer(customerId), device, {
    assuranceLevel: 1,
    methods: ['otp'],
  });
  return ok({ ...tokens, customerId, isNew: false });
}

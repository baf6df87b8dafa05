import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import { passwordProblems } from '@/lib/auth/passwords/password-rules';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession } from '@/lib/auth/sessions/sessions.commands';
import { tenantDb } from '@/lib/db/tenant-db';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';
import { pauseAtRandom } from './random-pause';
import { sendCode } from './send-code';
import type { SignedInCustomer } from './sign-in-with-code';

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
 * Sets a new password, ends all sessions of the customer in the same transaction, and starts one here. A weak password
 * is refused before the code is tried, so the code stays valid.
 */
export async function completeRecovery(
  tenant: Tenant,
  {
    address,
    code,
    password,
    requester,
  }: { address: ContactAddress; code: string; password: string; requester: string | undefined },
  device: Device,
): Promise<Result<SignedInCustomer, RecoveryError>> {
  const reasons = customerPasswordProblems(tenant, address, '', password);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const passwordHash = await hashPassword(password);
  const tenantId = tenant.id;
  const key = { purpose: 'recovery', address: address.value, requester: requesterHash(requester) } as const;
  const done = await tenantDb(tenantId, async (db) => {
    const taken = await takeCodeIn(db, tenantId, key, code);
    const customer = taken.ok ? await findCustomer(db, tenantId, address) : null;
    if (!taken.ok || customer === null || customer.id !== taken.value.customerId) {
      return err('code_wrong' as const);
    }
    const { id } = customer;
    await db.customer.updateMany({
      where: { tenantId, id },
      data: { passwordHash, lastSignedInAt: new Date() },
    });
    await db.session.deleteMany({ where: { tenantId, customerId: id } });
    return ok(id);
  });
  if (!done.ok) {
    return err({ code: done.error });
  }
  const tokens = await createSession(tenantId, aCustomer(done.value), device, {
    assuranceLevel: 1,
    methods: ['otp'],
  });
  return ok({ ...tokens, customerId: done.value, isNew: false });
}

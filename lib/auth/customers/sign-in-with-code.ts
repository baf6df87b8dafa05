import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';

export type SignedInCustomer = SessionTokens & { customerId: string; isNew: boolean };

/**
 * Signs a shopper in with the code that was sent to their address; the first right code makes the account (issue H).
 * The caller has counted the try (`admitTry`).
 */
export async function signInWithCode(
  tenantId: TenantId,
  { address, code, requester }: { address: ContactAddress; code: string; requester: string | undefined },
  device: Device,
): Promise<Result<SignedInCustomer, 'code_wrong'>> {
  const key = { purpose: 'sign_in', address: address.value, requester: requesterHash(requester) } as const;
  const proved = await tenantDb(tenantId, async (db) => {
    const taken = await takeCodeIn(db, tenantId, key, code);
    return taken.ok ? ok(await findOrCreateCustomer(db, tenantId, address)) : taken;
  });
  if (!proved.ok) {
    return err(proved.error);
  }
  const { customerId, isNew } = proved.value;
  const tokens = await createSession(tenantId, aCustomer(customerId), device, {
    assuranceLevel: 1,
    methods: ['otp'],
  });
  return ok({ ...tokens, customerId, isNew });
}

/** The account of an address that has just been proved. A new account gets the values of `wished`. */
export async function findOrCreateCustomer(
  db: Database,
  tenantId: TenantId,
  address: ContactAddress,
  wished: { passwordHash?: string; name?: string } = {},
): Promise<{ customerId: string; isNew: boolean }> {
  const now = new Date();
  const verified =
    address.kind === 'email'
      ? { email: address.value, emailVerifiedAt: now }
      : { phone: address.value, phoneVerifiedAt: now };
  // Two devices of a new customer may prove the address at once: the second finds the account of the first.
  const { count } = await db.customer.createMany({
    data: [{ tenantId, ...wished, ...verified, lastSignedInAt: now }],
    skipDuplicates: true,
  });
  const customer = await findCustomer(db, tenantId, address);
  if (customer === null) {
    throw new Error('The account that was just found or made is not there');
  }
  if (count === 0) {
    await db.customer.updateMany({
      where: { tenantId, id: customer.id },
      data: { ...verified, lastSignedInAt: now },
    });
  }
  return { customerId: customer.id, isNew: count === 1 };
}

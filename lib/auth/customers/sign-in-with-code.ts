import 'server-only';
import { type CodePurpose, requesterHash } from '@/lib/auth/codes/code-rules';
import { type TakenCode, takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';

export type SignedInCustomer = SessionTokens & { customerId: string; isNew: boolean };

/** A code as a shopper sends it back. */
export type CodeProof = { address: ContactAddress; code: string; requester: string | undefined };

/**
 * Signs a shopper in with a code for this purpose. `settle` finds or makes their account in the transaction
 * that takes the code; if it returns null, the code counts as wrong. The caller has counted the try
 * (`admitTry`).
 */
export async function signInByCode(
  tenantId: TenantId,
  { purpose, address, code, requester }: CodeProof & { purpose: CodePurpose },
  device: Device,
  settle: (db: Database, taken: TakenCode) => Promise<{ customerId: string; isNew: boolean } | null>,
): Promise<Result<SignedInCustomer, 'code_wrong'>> {
  const key = { purpose, address: address.value, requester: requesterHash(requester) };
  const settled = await tenantDb(tenantId, async (db) => {
    const taken = await takeCodeIn(db, tenantId, key, code);
    return taken.ok ? settle(db, taken.value) : null;
  });
  if (settled === null) {
    return err('code_wrong');
  }
  const tokens = await createSession(tenantId, aCustomer(settled.customerId), device, {
    assuranceLevel: 1,
    methods: ['otp'],
  });
  return ok({ ...tokens, ...settled });
}

/** Signs a shopper in with the code that was sent to their address; the first right code makes the account. */
export const signInWithCode = (tenantId: TenantId, proof: CodeProof, device: Device) =>
  signInByCode(tenantId, { ...proof, purpose: 'sign_in' }, device, (db) =>
    findOrCreateCustomer(db, tenantId, proof.address),
  );

/** The account of a verified address. A new account gets the values of `wished`. */
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
  // Race: two devices of a new customer verify the address at once. The second finds the account of the
  // first.
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

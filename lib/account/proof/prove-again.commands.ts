import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCodeIn } from '@/lib/auth/codes/one-time-codes.commands';
import { sendCode } from '@/lib/auth/customers/send-code';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import { mainAddress, requesterOfSession, type SignedInShopper } from '../shopper';

/** A fresh proof of identity: the password, or a code that was sent. */
export type Proof = { password: string } | { code: string };

export type ProofError = { code: 'too_many_attempts'; minutes: number } | { code: 'proof_wrong' };

const purpose = 'reauthentication';

/** Sends the code to the account's own address. Call it after the response. */
export async function sendProofCode({ tenant, customer, sessionId }: SignedInShopper): Promise<void> {
  const address = mainAddress(customer);
  if (address !== null) {
    const requester = requesterOfSession(sessionId);
    await sendCode(tenant, { address, purpose, requester, customerId: customer.id });
  }
}

/** Checks the proof; on success the session records its time. Each try counts. */
export async function proveAgain(shopper: SignedInShopper, proof: Proof): Promise<Result<null, ProofError>> {
  const { customer, sessionId, tenant } = shopper;
  const counted = await countTry([{ limit: 'accountProof', key: customer.id }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const isRight =
    'password' in proof ? await isPassword(shopper, proof.password) : await isCode(shopper, proof.code);
  if (!isRight) {
    return err({ code: 'proof_wrong' });
  }
  await tenantStatement(tenant.id, (db) =>
    db.session.updateMany({
      where: { tenantId: tenant.id, id: sessionId, customerId: customer.id },
      data: { provedAt: new Date() },
    }),
  );
  return ok(null);
}

async function isPassword({ tenant, customer }: SignedInShopper, password: string): Promise<boolean> {
  const row = await tenantDb(tenant.id, (db) =>
    db.customer.findUnique({
      where: { tenantId_id: { tenantId: tenant.id, id: customer.id } },
      select: { passwordHash: true },
    }),
  );
  if (row === null || row.passwordHash === null) {
    return false;
  }
  const compared = await verifyPassword(row.passwordHash, password, { isKnown: true });
  return compared.ok && compared.value;
}

async function isCode({ tenant, customer, sessionId }: SignedInShopper, code: string): Promise<boolean> {
  const address = mainAddress(customer);
  if (address === null) {
    return false;
  }
  const requester = requesterHash(requesterOfSession(sessionId));
  const key = { purpose, address: address.value, requester } as const;
  const taken = await tenantDb(tenant.id, (db) => takeCodeIn(db, tenant.id, key, code));
  return taken.ok && taken.value.customerId === customer.id;
}

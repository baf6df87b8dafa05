import 'server-only';
import { z } from 'zod';
import { CODE_LIFE, type CodeKey, requesterHash } from '@/lib/auth/codes/code-rules';
import type { HashLane } from '@/lib/auth/passwords/hash-queue';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import type { Tenant } from '@/lib/tenants/tenant';
import type { ContactAddress } from './contact-address';
import { findCustomer } from './customers.queries';
import { sendCode } from './send-code';
import { type CodeProof, findOrCreateCustomer, signInByCode } from './sign-in-with-code';

/** The values of a new account, made when its address is verified. An existing account does not change. */
const wished = z.object({ passwordHash: z.string().optional(), name: z.string().optional() });
type Wished = z.infer<typeof wished>;

/** How long a code counts as a rival after it was made: people read mails late. */
const rivalsSince = () => new Date(Date.now() - 2 * CODE_LIFE);

/**
 * Sends a code that makes an account with this password, or signs in to the existing one without changing it.
 * Call it after the response, because its time reveals which of the two.
 *
 * If several people share the requester (`shared`: the queue in which their passwords wait), a stranger among
 * them could replace the password of a pending sign-up, and the mailbox's owner would confirm it. So two
 * passwords for one address cancel each other: neither is kept.
 */
export async function sendSignUpCode(
  tenant: Tenant,
  {
    address,
    password,
    passwordHash,
    name,
  }: { address: ContactAddress; password: string; passwordHash: string; name: string },
  requester: string | undefined,
  shared: HashLane | null = null,
): Promise<void> {
  const known = await tenantDb(tenant.id, (db) => findCustomer(db, tenant.id, address));
  const common = { address, purpose: 'confirm', requester, customerId: known?.id ?? null } as const;
  const detail = known === null ? { passwordHash, name } : {};
  if (shared === null || known !== null) {
    await sendCode(tenant, { ...common, detail });
    return;
  }
  const key: CodeKey = { purpose: 'confirm', address: address.value, requester: requesterHash(requester) };
  const waiting = await tenantDb(tenant.id, (db) => findWaiting(db, tenant.id, key));
  // Compared outside the transaction: a comparison is slow.
  const compared = waiting?.passwordHash
    ? await verifyPassword(waiting.passwordHash, password, shared)
    : null;
  const samePassword = compared?.ok && compared.value ? waiting?.passwordHash : undefined;
  await sendCode(tenant, {
    ...common,
    decideDetail: async (db) => {
      // One at a time per address: of two racing sign-ups, the second sees the first.
      const lock = `sign-up:${tenant.id}:${address.value}`;
      await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
      const present = await findWaiting(db, tenant.id, key);
      const isAlone =
        present === null || (samePassword !== undefined && present.passwordHash === samePassword);
      return isAlone ? detail : {};
    },
  });
}

/** The values of the pending sign-up for this code; null without one. */
async function findWaiting(db: Database, tenantId: TenantId, key: CodeKey): Promise<Wished | null> {
  const row = await db.oneTimeCode.findFirst({
    where: { tenantId, ...key, usedAt: null, createdAt: { gt: rivalsSince() } },
    select: { detail: true },
  });
  return row && wished.parse(row.detail);
}

export type SignUpProof = CodeProof & {
  /** Whether strangers may share the requester. */
  isShared?: boolean;
  /** Whether a sign-in code would have been valid as well. */
  orSignsIn?: boolean;
};

/**
 * Whether the correct code may belong to another sign-up than the person thinks: the newest code in their
 * mailbox may be a stranger's. Then the address is verified, and the password is not.
 */
async function hasRival(db: Database, tenantId: TenantId, proof: SignUpProof): Promise<boolean> {
  const { address, isShared = false, orSignsIn = false } = proof;
  const requester = requesterHash(proof.requester);
  const rivals = [
    ...(isShared ? [{ purpose: 'confirm', NOT: { requester } }] : []),
    ...(orSignsIn ? [{ purpose: 'sign_in', ...(!isShared && { requester }) }] : []),
  ];
  const where = { tenantId, address: address.value, usedAt: null, createdAt: { gt: rivalsSince() } };
  return rivals.length > 0 && (await db.oneTimeCode.count({ where: { ...where, OR: rivals } })) > 0;
}

/** Makes the requested account, or signs in to the existing one. The caller has counted the try (`admitTry`). */
export const confirmSignUp = (tenantId: TenantId, proof: SignUpProof, device: Device) =>
  signInByCode(tenantId, { ...proof, purpose: 'confirm' }, device, async (db, { detail }) => {
    const values = (await hasRival(db, tenantId, proof)) ? {} : wished.parse(detail);
    return findOrCreateCustomer(db, tenantId, proof.address, values);
  });

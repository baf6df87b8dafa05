// Customers' identities at the provider: find, link, unlink. Decision 0175 has the rules.
import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import { isIdentityId, PROVIDER_METHOD, type UnlinkError } from './identity-views';
import type { ProviderIdentity } from './provider-claims';

export type FoundCustomer = {
  customerId: string;
  isNew: boolean;
  /** Whether this call linked the identity. */
  isLinked: boolean;
};

export type CustomerLinkError =
  | 'email_unproven'
  | 'account_unproven'
  | 'other_identity'
  | 'second_factor_needed';

/**
 * The customer of an identity in this shop. A new identity is linked by its verified address: to the account
 * that has verified the same address here, or to a new account. Idempotent in a race.
 */
export function findOrLinkCustomer(
  tenantId: TenantId,
  identity: ProviderIdentity,
): Promise<Result<FoundCustomer, CustomerLinkError>> {
  return tenantDb(tenantId, async (db) => {
    await oneAtATime(db, tenantId, identity);
    const known = await findIdentity(db, tenantId, identity);
    if (known !== null) {
      await noteUse(db, tenantId, known.customerId, identity);
      return ok({ customerId: known.customerId, isNew: false, isLinked: false });
    }
    const { provenEmail } = identity;
    if (provenEmail === null) {
      return err('email_unproven');
    }
    const account = await findOrMakeAccount(db, tenantId, provenEmail, identity.name);
    if (!account.ok) {
      return account;
    }
    const { customerId } = account.value;
    return (await insertIdentity(db, tenantId, customerId, identity))
      ? ok({ ...account.value, isLinked: true })
      : err('other_identity');
  });
}

/**
 * Adds an identity to a signed-in customer's account. The addresses need not match: the customer is signed in
 * at both ends.
 */
export function linkCustomerIdentity(
  tenantId: TenantId,
  customerId: string,
  identity: ProviderIdentity,
): Promise<Result<null, 'identity_taken' | 'other_identity'>> {
  return tenantDb(tenantId, async (db) => {
    await oneAtATime(db, tenantId, identity);
    const known = await findIdentity(db, tenantId, identity);
    if (known !== null) {
      return known.customerId === customerId ? ok(null) : err('identity_taken');
    }
    return (await insertIdentity(db, tenantId, customerId, identity)) ? ok(null) : err('other_identity');
  });
}

/**
 * Unlinks an identity from a customer's account, and ends the sessions that began with it, except the named
 * one. Never the last way to sign in: a verified address that codes can be sent to, or another identity, must
 * remain.
 */
export function unlinkCustomerProviderIdentity(
  tenantId: TenantId,
  customerId: string,
  identityId: string,
  keptSessionId: string | null,
): Promise<Result<null, UnlinkError>> {
  if (!isIdentityId(identityId)) {
    return Promise.resolve(err('identity_id_invalid'));
  }
  return tenantDb(tenantId, async (db) => {
    // Locks the account. In a race of two unlinks, the second sees that its identity is the last.
    await db.$queryRaw`SELECT 1 FROM customers WHERE tenant_id = ${tenantId}::uuid AND id = ${customerId}::uuid FOR UPDATE`;
    const mine = await db.customerIdentity.findMany({
      where: { tenantId, customerId },
      select: { id: true },
    });
    if (!mine.some(({ id }) => id === identityId.toLowerCase())) {
      return err('identity_unknown');
    }
    if (mine.length === 1 && !(await hasAddressToSignInWith(db, tenantId, customerId))) {
      return err('last_way_in');
    }
    await db.customerIdentity.deleteMany({ where: { tenantId, customerId, id: identityId } });
    await db.session.deleteMany({
      where: {
        tenantId,
        customerId,
        methods: { has: PROVIDER_METHOD },
        ...(keptSessionId !== null && { NOT: { tenantId, id: keptSessionId } }),
      },
    });
    return ok(null);
  });
}

/** Advisory lock until the end of the transaction: a concurrent answer about the same person waits. */
async function oneAtATime(db: Database, tenantId: TenantId, { issuer, subject }: ProviderIdentity) {
  const name = `identity ${tenantId} ${issuer} ${subject}`;
  await db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
}

const findIdentity = (db: Database, tenantId: TenantId, { issuer, subject }: ProviderIdentity) =>
  db.customerIdentity.findUnique({
    where: { tenantId_issuer_subject: { tenantId, issuer, subject } },
    select: { customerId: true },
  });

/** False if the account already has an identity of this issuer. */
async function insertIdentity(
  db: Database,
  tenantId: TenantId,
  customerId: string,
  { issuer, subject, provenEmail }: ProviderIdentity,
): Promise<boolean> {
  const { count } = await db.customerIdentity.createMany({
    data: [{ tenantId, customerId, issuer, subject, email: provenEmail ?? '' }],
    skipDuplicates: true,
  });
  return count === 1;
}

async function noteUse(
  db: Database,
  tenantId: TenantId,
  customerId: string,
  { issuer, subject, provenEmail }: ProviderIdentity,
): Promise<void> {
  const now = new Date();
  await db.customerIdentity.updateMany({
    where: { tenantId, issuer, subject },
    data: { lastUsedAt: now, ...(provenEmail !== null && { email: provenEmail }) },
  });
  await db.customer.updateMany({ where: { tenantId, id: customerId }, data: { lastSignedInAt: now } });
}

/** The account of a verified address, created if there is none. */
async function findOrMakeAccount(
  db: Database,
  tenantId: TenantId,
  email: string,
  name: string,
): Promise<Result<{ customerId: string; isNew: boolean }, CustomerLinkError>> {
  const now = new Date();
  const { count } = await db.customer.createMany({
    data: [{ tenantId, email, emailVerifiedAt: now, name, lastSignedInAt: now }],
    skipDuplicates: true,
  });
  const { id, emailVerifiedAt } = await db.customer.findUniqueOrThrow({
    where: { tenantId_email: { tenantId, email } },
    select: { id: true, emailVerifiedAt: true },
  });
  if (count === 1) {
    return ok({ customerId: id, isNew: true });
  }
  // An unverified account may have been created by a stranger with somebody else's address, who could still
  // be signed in.
  if (emailVerifiedAt === null) {
    return err('account_unproven');
  }
  const factors = await db.customerFactor.count({
    where: { tenantId, customerId: id, confirmedAt: { not: null } },
  });
  if (factors > 0) {
    return err('second_factor_needed');
  }
  await db.customer.updateMany({ where: { tenantId, id }, data: { lastSignedInAt: now } });
  return ok({ customerId: id, isNew: false });
}

async function hasAddressToSignInWith(
  db: Database,
  tenantId: TenantId,
  customerId: string,
): Promise<boolean> {
  const { emailVerifiedAt, phoneVerifiedAt } = await db.customer.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: customerId } },
    select: { emailVerifiedAt: true, phoneVerifiedAt: true },
  });
  return emailVerifiedAt !== null || (phoneVerifiedAt !== null && sendsTextMessages());
}

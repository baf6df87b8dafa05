// The rows of factors and recovery codes. Staff and customers have tables of their own with the same columns;
// one set of statements serves both, and takes table and owner as parameters.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Person } from '@/lib/auth/sessions/person';
import { Prisma } from '@/lib/db/generated/client';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { FactorKind } from './factor';

const factorRow = z.object({
  id: z.uuid(),
  kind: z.enum(['totp', 'passkey']),
  name: z.string(),
  createdAt: z.date(),
  confirmedAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
  sealedSecret: z.string().nullable(),
  rpId: z.string().nullable(),
  credentialId: z.string().nullable(),
  publicKey: z.string().nullable(),
  counter: z.coerce.number(),
  transports: z.array(z.string()),
});

export type FactorRow = z.output<typeof factorRow>;

const COLUMNS = Prisma.sql`id, kind, name, created_at AS "createdAt", confirmed_at AS "confirmedAt",
  last_used_at AS "lastUsedAt", sealed_secret AS "sealedSecret", rp_id AS "rpId", credential_id AS "credentialId",
  public_key AS "publicKey", counter, transports`;

type Tables = {
  factors: Prisma.Sql;
  codes: Prisma.Sql;
  owner: Prisma.Sql;
  ownerIs: Prisma.Sql;
  values: Prisma.Sql;
};

const tablesOf = (tenantId: TenantId, person: Person): Tables =>
  person.kind === 'user'
    ? {
        factors: Prisma.sql`user_factors`,
        codes: Prisma.sql`user_recovery_codes`,
        owner: Prisma.sql`user_id`,
        ownerIs: Prisma.sql`user_id = ${person.userId}::uuid`,
        values: Prisma.sql`${person.userId}::uuid`,
      }
    : {
        factors: Prisma.sql`customer_factors`,
        codes: Prisma.sql`customer_recovery_codes`,
        owner: Prisma.sql`tenant_id, customer_id`,
        ownerIs: Prisma.sql`tenant_id = ${tenantId}::uuid AND customer_id = ${person.customerId}::uuid`,
        values: Prisma.sql`${tenantId}::uuid, ${person.customerId}::uuid`,
      };

export type NewFactor =
  | { kind: 'totp'; id: string; name: string; sealedSecret: string }
  | {
      kind: 'passkey';
      id: string;
      name: string;
      rpId: string;
      credentialId: string;
      publicKey: string;
      counter: number;
      transports: readonly string[];
    };

/** The operations on one person's factors in one transaction. Ids of other people's factors match nothing. */
export type FactorRows = ReturnType<typeof rowsOf>;

function rowsOf(db: Database, tenantId: TenantId, person: Person) {
  const { factors, codes, owner, ownerIs, values } = tablesOf(tenantId, person);
  const read = async (where: Prisma.Sql): Promise<FactorRow[]> =>
    z
      .array(factorRow)
      .parse(
        await db.$queryRaw`SELECT ${COLUMNS} FROM ${factors} WHERE ${ownerIs} AND ${where} ORDER BY created_at, id`,
      );
  return {
    /** Locks the person: other changes of their factors wait until this transaction ends. */
    lock: () =>
      person.kind === 'user'
        ? db.$queryRaw`SELECT 1 FROM users WHERE id = ${person.userId}::uuid FOR NO KEY UPDATE`
        : db.$queryRaw`SELECT 1 FROM customers WHERE tenant_id = ${tenantId}::uuid AND id = ${person.customerId}::uuid FOR NO KEY UPDATE`,
    list: () => read(Prisma.sql`true`),
    find: async (id: string) => (await read(Prisma.sql`id = ${id}::uuid`))[0] ?? null,
    count: async () => (await read(Prisma.sql`confirmed_at IS NOT NULL`)).length,
    removeUnconfirmed: (kind: FactorKind, before: Date) =>
      db.$executeRaw`DELETE FROM ${factors} WHERE ${ownerIs} AND kind = ${kind} AND confirmed_at IS NULL AND created_at < ${before}`,
    /** False if another account has the passkey. */
    insert: async (factor: NewFactor, now: Date) =>
      (await (factor.kind === 'totp'
        ? db.$executeRaw`INSERT INTO ${factors} (${owner}, id, kind, name, created_at, sealed_secret)
            VALUES (${values}, ${factor.id}::uuid, 'totp', ${factor.name}, ${now}, ${factor.sealedSecret})`
        : db.$executeRaw`INSERT INTO ${factors} (${owner}, id, kind, name, created_at, confirmed_at, rp_id, credential_id, public_key, counter, transports)
            VALUES (${values}, ${factor.id}::uuid, 'passkey', ${factor.name}, ${now}, ${now}, ${factor.rpId}, ${factor.credentialId},
              ${factor.publicKey}, ${factor.counter}, ${[...factor.transports]}::text[])
            ON CONFLICT DO NOTHING`)) === 1,
    /** Takes a factor's time step, once, and no earlier step afterwards. Confirms the factor. */
    claimStep: async (id: string, step: number, now: Date) =>
      (await db.$executeRaw`UPDATE ${factors}
        SET last_step = ${step}, last_used_at = ${now}, confirmed_at = coalesce(confirmed_at, ${now})
        WHERE ${ownerIs} AND id = ${id}::uuid AND (last_step IS NULL OR last_step < ${step})`) === 1,
    /** Stores a passkey's counter, which only grows; a passkey without a counter stays at 0. */
    claimCounter: async (id: string, counter: number, now: Date) =>
      (await db.$executeRaw`UPDATE ${factors} SET counter = ${counter}, last_used_at = ${now}
        WHERE ${ownerIs} AND id = ${id}::uuid AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))`) ===
      1,
    remove: async (id: string) =>
      (await db.$executeRaw`DELETE FROM ${factors} WHERE ${ownerIs} AND id = ${id}::uuid`) === 1,
    countCodes: async () =>
      z
        .array(z.object({ count: z.number() }))
        .parse(
          await db.$queryRaw`SELECT count(*)::int AS count FROM ${codes} WHERE ${ownerIs} AND used_at IS NULL`,
        )[0]?.count ?? 0,
    removeCodes: () => db.$executeRaw`DELETE FROM ${codes} WHERE ${ownerIs}`,
    insertCode: (hash: string) =>
      db.$executeRaw`INSERT INTO ${codes} (${owner}, id, code_hash) VALUES (${values}, ${randomUUID()}::uuid, ${hash})`,
    /** Uses up a recovery code; of two concurrent calls one returns true. */
    claimCode: async (hash: string, now: Date) =>
      (await db.$executeRaw`UPDATE ${codes} SET used_at = ${now} WHERE ${ownerIs} AND code_hash = ${hash} AND used_at IS NULL`) ===
      1,
  };
}

/**
 * Runs `work` on one person's factors in one transaction: a customer's in the shop's scope, staff on the
 * platform's login.
 */
export const withFactors = <Value>(
  tenantId: TenantId,
  person: Person,
  work: (rows: FactorRows) => Promise<Value>,
): Promise<Value> =>
  person.kind === 'customer'
    ? tenantDb(tenantId, (db) => work(rowsOf(db, tenantId, person)))
    : // Across tenants: a staff member has the same factors in every shop.
      platformDb().$transaction((db) => work(rowsOf(db, tenantId, person)));

const ownerRow = z.object({ owner: z.uuid() });

/** The owner of a passkey at a hostname, among the staff or the customers of this shop; null if unknown. */
export async function findPasskeyOwner(
  tenantId: TenantId,
  of: Person['kind'],
  { rpId, credentialId }: { rpId: string; credentialId: string },
): Promise<Person | null> {
  if (of === 'customer') {
    const rows = await tenantStatement(
      tenantId,
      (db) => db.$queryRaw`SELECT customer_id AS owner FROM customer_factors
        WHERE tenant_id = ${tenantId}::uuid AND rp_id = ${rpId} AND credential_id = ${credentialId}`,
    );
    const [row] = z.array(ownerRow).parse(rows);
    return row === undefined ? null : { kind: 'customer', customerId: row.owner };
  }
  // Across tenants, as above.
  const rows = await platformDb().$queryRaw`SELECT user_id AS owner FROM user_factors
    WHERE rp_id = ${rpId} AND credential_id = ${credentialId}`;
  const [row] = z.array(ownerRow).parse(rows);
  return row === undefined ? null : { kind: 'user', userId: row.owner };
}

/** A person's id, which is neither secret nor an address. */
export const personIdOf = (person: Person): string =>
  person.kind === 'user' ? person.userId : person.customerId;

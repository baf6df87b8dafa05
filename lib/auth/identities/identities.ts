// How somebody can sign in: e-mail, phone and passkeys, each with a UUID.
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { withFactors } from '@/lib/auth/factors/factor-rows';
import { removeFactor } from '@/lib/auth/factors/remove-factor';
import { aCustomer, type Person } from '@/lib/auth/sessions/person';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';

export type Identity = {
  id: string;
  kind: 'email' | 'phone' | 'passkey';
  /** The address, the number, or the passkey's name. */
  label: string;
  createdAt: Date | null;
};

/** The same UUID for the same address of the same person each time (version 8: our own, of a hash). */
export function identityId(personId: string, kind: 'email' | 'phone', value: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(['identity.v1', personId, kind, value]))
    .digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/** The ways into a customer's account, addresses first. An address that was never proved is not one. */
export async function listCustomerIdentities(tenantId: TenantId, customerId: string): Promise<Identity[]> {
  const customer = await tenantDb(tenantId, (db) =>
    db.customer.findUnique({
      where: { tenantId_id: { tenantId, id: customerId } },
      select: { email: true, emailVerifiedAt: true, phone: true, phoneVerifiedAt: true },
    }),
  );
  if (customer === null) {
    return [];
  }
  const { email, emailVerifiedAt, phone, phoneVerifiedAt } = customer;
  const address = (kind: 'email' | 'phone', label: string | null, createdAt: Date | null): Identity[] =>
    label === null || createdAt === null
      ? []
      : [{ id: identityId(customerId, kind, label), kind, label, createdAt }];
  return [
    ...address('email', email, emailVerifiedAt),
    ...address('phone', phone, phoneVerifiedAt),
    ...(await passkeysOf(tenantId, aCustomer(customerId))),
  ];
}

/** The passkeys of a person, as identities. */
export const passkeysOf = (tenantId: TenantId, person: Person): Promise<Identity[]> =>
  withFactors(tenantId, person, async (rows) =>
    (await rows.list())
      .filter(({ kind }) => kind === 'passkey')
      .map(({ id, name, createdAt }) => ({ id, kind: 'passkey' as const, label: name, createdAt })),
  );

export type UnlinkError = 'identity_id_invalid' | 'identity_gone' | 'identity_last';

/**
 * Takes one way in from a customer's account. Never the last address: by it the account is found again, whatever happens
 * to a device.
 */
export async function unlinkCustomerIdentity(
  tenantId: TenantId,
  customerId: string,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<Result<Identity, UnlinkError>> {
  if (!z.uuid().safeParse(id).success) {
    return err('identity_id_invalid');
  }
  const identities = await listCustomerIdentities(tenantId, customerId);
  const identity = identities.find((one) => one.id === id.toLowerCase());
  if (identity === undefined) {
    return err('identity_gone');
  }
  if (identity.kind === 'passkey') {
    const removed = await removeFactor(tenantId, aCustomer(customerId), { factorId: identity.id, sessionId });
    return removed.ok ? ok(identity) : err('identity_gone');
  }
  if (identities.filter(({ kind }) => kind !== 'passkey').length < 2) {
    return err('identity_last');
  }
  const other =
    identity.kind === 'email' ? { phoneVerifiedAt: { not: null } } : { emailVerifiedAt: { not: null } };
  const { count } = await tenantDb(tenantId, (db) =>
    db.customer.updateMany({
      // The other one once more, in the same statement: two that are unlinked at once leave one of them.
      where: { tenantId, id: customerId, [identity.kind]: identity.label, ...other },
      data:
        identity.kind === 'email'
          ? { email: null, emailVerifiedAt: null }
          : { phone: null, phoneVerifiedAt: null },
    }),
  );
  return count === 1 ? ok(identity) : err('identity_last');
}

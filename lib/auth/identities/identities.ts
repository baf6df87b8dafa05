// How a person can sign in: e-mail, phone, passkeys and providers, each with a UUID.
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { withFactors } from '@/lib/auth/factors/factor-rows';
import { removeFactor } from '@/lib/auth/factors/remove-factor';
import { unlinkCustomerProviderIdentity } from '@/lib/auth/provider/customer-identities.commands';
import { listCustomerProviderIdentities } from '@/lib/auth/provider/customer-identities.queries';
import { aCustomer, type Person } from '@/lib/auth/sessions/person';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { sendsTextMessages } from '@/lib/sms/sms-sender';

export type Identity = {
  id: string;
  kind: 'email' | 'phone' | 'passkey' | 'provider';
  /** The address, the number, the passkey's name, or the provider's issuer. */
  label: string;
  createdAt: Date | null;
};

/** A fixed UUID for an address of a person (version 8: custom, from a hash). */
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

/** The ways to sign in to a customer's account, addresses first. Unverified addresses are not included. */
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
    ...(await listCustomerProviderIdentities(tenantId, customerId)).map(({ id, issuer, createdAt }) => ({
      id,
      kind: 'provider' as const,
      label: issuer,
      createdAt,
    })),
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
 * Removes one way to sign in from a customer's account. Never the last address that codes can be sent to,
 * because recovery needs it. Removing an address ends all other sessions.
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
  if (identity.kind === 'provider') {
    const unlinked = await unlinkCustomerProviderIdentity(tenantId, customerId, identity.id, sessionId);
    return unlinked.ok
      ? ok(identity)
      : err(unlinked.error === 'last_way_in' ? 'identity_last' : 'identity_gone');
  }
  const isEmail = identity.kind === 'email';
  const hasOther = identities.some(({ kind }) => kind === (isEmail ? 'phone' : 'email'));
  if (!hasOther || (isEmail && !sendsTextMessages())) {
    return err('identity_last');
  }
  return tenantDb(tenantId, async (db) => {
    const { count } = await db.customer.updateMany({
      // Checks the other address again in the same statement: if both are unlinked at once, one of them
      // stays.
      where: {
        tenantId,
        id: customerId,
        [identity.kind]: identity.label,
        ...(isEmail ? { phoneVerifiedAt: { not: null } } : { emailVerifiedAt: { not: null } }),
      },
      data: isEmail ? { email: null, emailVerifiedAt: null } : { phone: null, phoneVerifiedAt: null },
    });
    if (count === 0) {
      return err('identity_last' as const);
    }
    await db.session.deleteMany({ where: { tenantId, customerId, NOT: { id: sessionId } } });
    return ok(identity);
  });
}

import 'server-only';
import type { PasskeyAnswer } from '@/lib/auth/factors/passkey-input';
import { takePasskeySignIn } from '@/lib/auth/factors/passkeys.commands';
import { METHOD_OF } from '@/lib/auth/factors/prove';
import type { PasskeySite } from '@/lib/auth/factors/site';
import { aCustomer } from '@/lib/auth/sessions/person';
import { createSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { err, ok, type Result } from '@/lib/result';
import type { ContactAddress } from './contact-address';

export type PasskeySignedIn = { customerId: string; address: ContactAddress | null; tokens: SessionTokens };

/** Signs a shopper in by a passkey of this shop. `browserId` names the browser that asked for the challenge. */
export async function signInCustomerByPasskey(
  tenantId: TenantId,
  {
    browserId,
    site,
    answer,
    device,
  }: { browserId: string; site: PasskeySite; answer: PasskeyAnswer; device: Device },
  now = new Date(),
): Promise<Result<PasskeySignedIn, 'passkey_refused'>> {
  const holder = { kind: 'browser', id: browserId, of: 'customer' } as const;
  const taken = await takePasskeySignIn(tenantId, { holder, site, answer }, now);
  if (!taken.ok || taken.value.kind !== 'customer') {
    return err('passkey_refused');
  }
  const { customerId } = taken.value;
  const customer = await tenantDb(tenantId, async (db) => {
    await db.customer.updateMany({ where: { tenantId, id: customerId }, data: { lastSignedInAt: now } });
    return db.customer.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id: customerId } },
      select: { email: true, phone: true },
    });
  });
  const tokens = await createSession(tenantId, aCustomer(customerId), device, {
    assuranceLevel: 2,
    methods: [METHOD_OF.passkey],
  });
  return ok({ customerId, address: addressOf(customer), tokens });
}

function addressOf({ email, phone }: { email: string | null; phone: string | null }): ContactAddress | null {
  if (email !== null) {
    return { kind: 'email', value: email };
  }
  return phone === null ? null : { kind: 'phone', value: phone };
}

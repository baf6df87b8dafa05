import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { ok, type Result } from '@/lib/result';
import { sealSecret } from '@/lib/secrets';
import { checkPayPalAccount } from './check-paypal-account';
import type { PayPalCredentials } from './paypal-client';

type AccountColumns = { paypalClientId: string | null; paypalSecretEncrypted: string | null };

async function store(tenantId: string, data: AccountColumns): Promise<void> {
  await tenantDb(tenantId, (db) => db.tenant.update({ where: { id: tenantId }, data, select: { id: true } }));
}

/**
 * Makes this the shop's PayPal account, once PayPal has confirmed it. The account from before stays where PayPal
 * refuses the new one or does not answer. The secret is stored encrypted, readable for this shop only.
 */
export async function connectPayPal(
  tenantId: string,
  credentials: PayPalCredentials,
): Promise<Result<null, 'refused' | 'unavailable'>> {
  const checked = await checkPayPalAccount(credentials);
  if (!checked.ok) {
    return checked;
  }
  const paypalSecretEncrypted = sealSecret('paypal-secret', tenantId, credentials.clientSecret);
  await store(tenantId, { paypalClientId: credentials.clientId, paypalSecretEncrypted });
  return ok(null);
}

/** Forgets the shop's PayPal account and its secret. Payments already captured stay as they are. */
export const disconnectPayPal = (tenantId: string): Promise<void> =>
  store(tenantId, { paypalClientId: null, paypalSecretEncrypted: null });

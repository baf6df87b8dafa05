import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { openSecret } from '@/lib/secrets';
import type { PaymentGateway } from './gateway';
import { payPalGateway } from './paypal-gateway';

/** The gateway of a shop's own account; null if the shop has not set one up. */
export async function gatewayOf(tenantId: string): Promise<PaymentGateway | null> {
  const account = await tenantDb(tenantId, (db) =>
    db.tenant.findUnique({
      where: { id: tenantId },
      select: { paypalClientId: true, paypalSecretEncrypted: true },
    }),
  );
  if (!account?.paypalClientId || !account.paypalSecretEncrypted) {
    return null;
  }
  return payPalGateway({
    clientId: account.paypalClientId,
    clientSecret: openSecret('paypal-secret', tenantId, account.paypalSecretEncrypted),
  });
}

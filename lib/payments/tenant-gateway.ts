import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { openSecret } from '@/lib/secrets';
import type { PaymentGateway } from './gateway';
import { payPalGateway } from './paypal-gateway';

export type GatewayAccount = { clientId: string; gateway: PaymentGateway };

/** The gateway of a shop's own account; null if the shop has not set one up, or its secret does not open. */
export const gatewayOf = async (tenantId: string): Promise<PaymentGateway | null> =>
  (await gatewayAccountOf(tenantId))?.gateway ?? null;

/** Like `gatewayOf`, with the account that it is. */
export async function gatewayAccountOf(tenantId: string): Promise<GatewayAccount | null> {
  const account = await tenantDb(tenantId, (db) =>
    db.tenant.findUnique({
      where: { id: tenantId },
      select: { paypalClientId: true, paypalSecretEncrypted: true },
    }),
  );
  if (!account?.paypalClientId || !account.paypalSecretEncrypted) {
    return null;
  }
  try {
    const clientId = account.paypalClientId;
    const clientSecret = openSecret('paypal-secret', tenantId, account.paypalSecretEncrypted);
    return { clientId, gateway: payPalGateway({ clientId, clientSecret }) };
  } catch (error) {
    logger().error(
      { event: 'payment.secret_unreadable', tenantId, error },
      'is APP_SECRET the one it was sealed with?',
    );
    return null;
  }
}

import 'server-only';
import type { PaymentGateway } from './gateway';
import { payPalGateway } from './paypal-gateway';
import { readStoredAccount } from './stored-account';

/** The gateway of a shop's own account; null if the shop has not set one up, or its secret does not open. */
export async function gatewayOf(tenantId: string): Promise<PaymentGateway | null> {
  const account = await readStoredAccount(tenantId);
  return account?.credentials ? payPalGateway(account.credentials) : null;
}

import 'server-only';
import type { TenantId } from '@/lib/ids';
import { readStoredAccount } from './account/paypal-account.queries';
import type { PaymentGateway } from './gateway';
import { payPalGateway } from './paypal/paypal-gateway';

export type GatewayAccount = {
  clientId: string;
  gateway: PaymentGateway;
  /** Whether it is of PayPal's sandbox, where no money moves. */
  isSandbox: boolean;
};

/** A shop's own account with its gateway; null if the shop has none, or if its secret cannot be decrypted. */
export async function gatewayAccountOf(tenantId: TenantId): Promise<GatewayAccount | null> {
  const credentials = (await readStoredAccount(tenantId))?.credentials;
  return credentials
    ? {
        clientId: credentials.clientId,
        gateway: payPalGateway(credentials),
        isSandbox: credentials.environment === 'sandbox',
      }
    : null;
}

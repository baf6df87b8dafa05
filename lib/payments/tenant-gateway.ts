import 'server-only';
import type { TenantId } from '@/lib/ids';
import {
  type AccountColumns,
  readStoredAccount,
  type StoredAccount,
  storedAccountOf,
} from './account/paypal-account.queries';
import type { PaymentGateway } from './gateway';
import { payPalGateway } from './paypal/paypal-gateway';

export type GatewayAccount = {
  clientId: string;
  /** The shop's account at PayPal, if the platform's acts for it: PayPal gives the platform its fee then. */
  merchantId: string | null;
  gateway: PaymentGateway;
  /** Whether it is of PayPal's sandbox, where no money moves. */
  isSandbox: boolean;
};

/** A shop's account with its gateway; null if the shop has none, or if its secret cannot be decrypted. */
export const gatewayAccountOf = async (tenantId: TenantId): Promise<GatewayAccount | null> =>
  withGateway(await readStoredAccount(tenantId));

/** The same of a shop's row that the caller has read. */
export const gatewayAccountIn = (tenantId: TenantId, row: AccountColumns): GatewayAccount | null =>
  withGateway(storedAccountOf(tenantId, row));

function withGateway(account: StoredAccount | null): GatewayAccount | null {
  const credentials = account?.credentials;
  return credentials
    ? {
        clientId: credentials.clientId,
        merchantId: account.merchantId,
        gateway: payPalGateway(credentials),
        isSandbox: credentials.environment === 'sandbox',
      }
    : null;
}

import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { findStoredAccount } from './account/paypal-account.queries';
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
export const gatewayAccountOf = (tenantId: TenantId): Promise<GatewayAccount | null> =>
  tenantDb(tenantId, (db) => findGatewayAccount(db, tenantId));

/** The same in the caller's transaction. */
export async function findGatewayAccount(db: Database, tenantId: TenantId): Promise<GatewayAccount | null> {
  const account = await findStoredAccount(db, tenantId);
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

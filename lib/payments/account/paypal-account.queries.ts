import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import type { PayPalCredentials } from '@/lib/payments/paypal/paypal-client';
import { type PayPalEnvironment, readPayPalEnvironment } from '@/lib/payments/paypal/paypal-environment';
import { openSecret } from '@/lib/secrets/secrets';
import { partnerAccount } from './partner-account';

export type StoredAccount = {
  clientId: string;
  /** Null if there is no secret, or if it cannot be decrypted. */
  credentials: PayPalCredentials | null;
  /** PayPal's id of the webhook to which the account's messages are sent. */
  webhookId: string | null;
  environment: PayPalEnvironment | null;
  /** The shop's own account at PayPal, if it is connected through the platform's. */
  merchantId: string | null;
};

/** A shop's PayPal account; null if it has none. */
export const readStoredAccount = (tenantId: TenantId): Promise<StoredAccount | null> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.tenant.findUnique({ where: { id: tenantId }, select: ACCOUNT_COLUMNS });
    return row && storedAccountOf(tenantId, row);
  });

/** The columns of a shop's row that hold its account. */
export const ACCOUNT_COLUMNS = {
  paypalClientId: true,
  paypalSecretEncrypted: true,
  paypalWebhookId: true,
  paypalEnvironment: true,
  paypalMerchantId: true,
} as const;

/** The same as a statement in SQL of our own reads them. */
export const accountColumns = z.object({
  paypalClientId: z.string().nullable(),
  paypalSecretEncrypted: z.string().nullable(),
  paypalWebhookId: z.string().nullable(),
  paypalEnvironment: z.string().nullable(),
  paypalMerchantId: z.string().nullable(),
} satisfies Record<keyof typeof ACCOUNT_COLUMNS, z.ZodType>);

export type AccountColumns = z.infer<typeof accountColumns>;

/** The account that a shop's row holds; null for none. */
export function storedAccountOf(tenantId: TenantId, row: AccountColumns): StoredAccount | null {
  if (!row.paypalClientId) {
    return null;
  }
  const { paypalClientId: clientId, paypalSecretEncrypted: sealed, paypalWebhookId: webhookId } = row;
  const environment = readPayPalEnvironment(row.paypalEnvironment);
  const { paypalMerchantId: merchantId } = row;
  if (merchantId !== null) {
    const partner = partnerAccount();
    // The operator's partner account may be another one by now: PayPal would not let it act for this shop.
    const credentials = partner?.clientId === clientId ? partner.actingFor(merchantId) : null;
    return { clientId, webhookId: null, environment, merchantId, credentials };
  }
  const secret = sealed ? openStored(tenantId, sealed) : null;
  return {
    clientId,
    webhookId,
    environment,
    merchantId,
    credentials: secret === null ? null : { clientId, clientSecret: secret, environment },
  };
}

function openStored(tenantId: TenantId, sealed: string): string | null {
  try {
    return openSecret('paypal-secret', tenantId, sealed);
  } catch (error) {
    logger().error(
      { event: 'payment.secret_unreadable', tenantId, error },
      'is APP_SECRET the one it was sealed with?',
    );
    return null;
  }
}

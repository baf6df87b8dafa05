// The values of the settings' tabs: always live from the rows, and never a secret.
import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { partnerAccount } from '@/lib/payments/account/partner-account';
import type { PlatformFee } from '@/lib/payments/fees';
import { openSecret } from '@/lib/secrets/secrets';
import { type PartnerConnection, partnerConnectionOf } from './partner-connection';
import { type PayPalConnection, payPalConnectionOf } from './paypal-connection';
import { type StripeConnection, stripeConnectionOf } from './stripe-connection';

export type PaymentSettings = {
  payPal: PayPalConnection;
  /** The connection through the platform; null if the operator offers none and the shop has none. */
  partner: PartnerConnection | null;
  /** The account is of PayPal's sandbox: orders are tests, and no money moves. */
  isSandbox: boolean;
  /** The webhook is registered at PayPal. Without it, only the reconciler checks payments. */
  hearsPayPal: boolean;
  stripe: StripeConnection;
  platformFee: PlatformFee;
};

const readTenant = <Columns extends Prisma.TenantSelect>(tenantId: TenantId, select: Columns) =>
  tenantDb(tenantId, (db) => db.tenant.findUniqueOrThrow({ where: { id: tenantId }, select }));

export type GeneralSettings = Awaited<ReturnType<typeof getGeneralSettings>>;
export const getGeneralSettings = (tenantId: TenantId) =>
  readTenant(tenantId, { name: true, description: true, logoUrl: true, slug: true, customDomain: true });

export type BrandingSettings = Awaited<ReturnType<typeof getBrandingSettings>>;
export const getBrandingSettings = (tenantId: TenantId) =>
  readTenant(tenantId, { primaryColor: true, secondaryColor: true });

export type NotificationSettings = Awaited<ReturnType<typeof getNotificationSettings>>;
export const getNotificationSettings = (tenantId: TenantId) =>
  readTenant(tenantId, {
    notifiesNewOrders: true,
    notificationEmail: true,
    replyToEmail: true,
    contactEmail: true,
  });

export type AppSettings = Awaited<ReturnType<typeof getAppSettings>>;
export const getAppSettings = (tenantId: TenantId) =>
  readTenant(tenantId, { appSignIn: true, appOrigins: true });

/** How a shop is paid. Of the PayPal secret only whether it exists, and whether it can be decrypted. */
export async function getPaymentSettings(tenantId: TenantId): Promise<PaymentSettings> {
  const row = await readTenant(tenantId, {
    paypalClientId: true,
    paypalSecretEncrypted: true,
    paypalWebhookId: true,
    paypalEnvironment: true,
    paypalMerchantId: true,
    stripeAccountId: true,
    stripeOnboardingStatus: true,
    stripeChargesEnabled: true,
    stripePayoutsEnabled: true,
    stripeRequirementsDue: true,
    platformFeePercentage: true,
    platformFeeFixedCents: true,
  });
  const { paypalClientId: clientId, paypalSecretEncrypted: sealed } = row;
  return {
    payPal:
      row.paypalMerchantId === null
        ? payPalConnectionOf(clientId, sealed && (isReadable(tenantId, sealed) ? 'readable' : 'unreadable'))
        : { status: 'other_way' },
    partner: partnerConnectionOf(clientId, row.paypalMerchantId, partnerAccount()?.clientId ?? null),
    isSandbox: row.paypalEnvironment === 'sandbox',
    hearsPayPal: row.paypalWebhookId !== null,
    stripe: stripeConnectionOf(row),
    platformFee: await feeInForce(tenantId, row),
  };
}

/** What the shop pays for an order that is placed now. */
async function feeInForce(
  tenantId: TenantId,
  made: { platformFeePercentage: Prisma.Decimal; platformFeeFixedCents: number },
): Promise<PlatformFee> {
  const rule = await tenantStatement(tenantId, (db) =>
    db.tenantFee.findFirst({
      where: { tenantId, validFrom: { lte: new Date() } },
      orderBy: { validFrom: 'desc' },
    }),
  );
  return {
    basisPoints: Math.round((rule?.percentage ?? made.platformFeePercentage).toNumber() * 100),
    fixedCents: cents(rule?.fixedCents ?? made.platformFeeFixedCents),
  };
}

/**
 * False if APP_SECRET no longer has the key: then payments fail, and the owner can fix that by entering the secret
 * again.
 */
function isReadable(tenantId: TenantId, sealed: string): boolean {
  try {
    openSecret('paypal-secret', tenantId, sealed);
    return true;
  } catch {
    return false;
  }
}

// Connecting a shop's PayPal account through the platform's. What PayPal's page puts into the address it leads back to is
// never read: PayPal itself says who agreed, by the id of a try that this shop began.
import 'server-only';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { type PartnerAccount, partnerAccount } from '@/lib/payments/account/partner-account';
import { endMessages, storeAccount } from '@/lib/payments/account/paypal-account.commands';
import { readStoredAccount } from '@/lib/payments/account/paypal-account.queries';
import { registerWebhook } from '@/lib/payments/paypal/paypal-webhook';
import { PARTNER_EVENT_TYPES } from '@/lib/payments/paypal/webhook-event-types';
import { err, ok, type Result } from '@/lib/result';
import { createReferral, findSeller, type PartnerError, readSellerStatus } from './partner-api';

const DAY = 24 * 3_600_000;

/** How long an owner may take at PayPal, in milliseconds. A new account there may wait for a bank. */
const REFERRAL_LIFE = 7 * DAY;

/** The tries of one shop that PayPal is asked about: the newest ones. */
const MOST_OPEN = 4;

/** The operator has set no partner account. */
type NotOffered = 'not_offered';

/** Begins a try, and returns PayPal's page for it. */
export async function startPartnerConnection(
  tenantId: TenantId,
  returnUrl: string,
): Promise<Result<string, PartnerError | NotOffered>> {
  const partner = partnerAccount();
  if (partner === null) {
    return err('not_offered');
  }
  const trackingId = crypto.randomUUID();
  await tenantDb(tenantId, async (db) => {
    const kept = await db.paypalReferral.findMany({
      where: { tenantId, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
      take: MOST_OPEN - 1,
      select: { id: true },
    });
    await db.paypalReferral.deleteMany({ where: { tenantId, id: { notIn: kept.map(({ id }) => id) } } });
    await db.paypalReferral.create({
      data: { tenantId, id: trackingId, expiresAt: new Date(Date.now() + REFERRAL_LIFE) },
    });
  });
  return createReferral(partner, { trackingId, returnUrl });
}

/**
 * `not_finished`: nobody has agreed at PayPal yet. `email_unconfirmed`, `not_receivable`: PayPal does not let that account
 * receive money yet. `no_consent`: it does not let the platform act for it.
 */
export type ConnectionError =
  | PartnerError
  | NotOffered
  | 'not_finished'
  | 'email_unconfirmed'
  | 'not_receivable'
  | 'no_consent';

/**
 * Asks PayPal who agreed in this shop's tries, and makes the account the shop's if it can be paid. Idempotent: with no
 * newer try it only asks again. Until then the shop keeps the account that it has.
 */
export async function finishPartnerConnection(
  tenantId: TenantId,
  partnerWebhook: (partner: PartnerAccount) => Promise<void>,
): Promise<Result<null, ConnectionError>> {
  const partner = partnerAccount();
  if (partner === null) {
    return err('not_offered');
  }
  const found = await findAgreed(tenantId, partner);
  if (!found.ok) {
    return found;
  }
  const before = await readStoredAccount(tenantId);
  // Without a newer try: another window has finished the last one, or the owner asks again.
  const merchantId = found.value ?? before?.merchantId ?? null;
  if (merchantId === null) {
    return err('not_finished');
  }
  const usable = await checkSeller(partner, merchantId);
  if (!usable.ok) {
    return usable;
  }
  await partnerWebhook(partner);
  await storeAccount(tenantId, {
    paypalClientId: partner.clientId,
    paypalSecretEncrypted: null,
    paypalWebhookId: null,
    paypalEnvironment: partner.environment,
    paypalMerchantId: merchantId,
  });
  await tenantStatement(tenantId, (db) => db.paypalReferral.deleteMany({ where: { tenantId } }));
  await endMessages(before);
  return ok(null);
}

/** The account that agreed in the newest finished try; null if none is. */
async function findAgreed(
  tenantId: TenantId,
  partner: PartnerAccount,
): Promise<Result<string | null, PartnerError>> {
  const tries = await tenantStatement(tenantId, (db) =>
    db.paypalReferral.findMany({
      where: { tenantId, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
      take: MOST_OPEN,
      select: { id: true },
    }),
  );
  for (const { id } of tries) {
    const seller = await findSeller(partner, id);
    if (!seller.ok || seller.value !== null) {
      return seller;
    }
  }
  return ok(null);
}

async function checkSeller(
  partner: PartnerAccount,
  merchantId: string,
): Promise<Result<null, ConnectionError>> {
  const read = await readSellerStatus(partner, merchantId);
  if (!read.ok) {
    return read;
  }
  const status = read.value;
  if (status === null || !status.hasConsented) {
    return err('no_consent');
  }
  if (!status.isEmailConfirmed) {
    return err('email_unconfirmed');
  }
  return status.canReceive ? ok(null) : err('not_receivable');
}

/**
 * Asks PayPal whether the platform may still act for the shop's account, and disconnects it if not. For a message that
 * says so, which may be a lie or late.
 */
export async function recheckPartnerConnection(tenantId: TenantId, merchantId: string): Promise<void> {
  const partner = partnerAccount();
  if (partner === null) {
    return;
  }
  const read = await readSellerStatus(partner, merchantId);
  if (!read.ok) {
    // PayPal sends the message again.
    throw new Error(`PayPal did not say whether ${tenantId} is still connected: ${read.error}`);
  }
  if (read.value?.hasConsented) {
    return;
  }
  const before = await readStoredAccount(tenantId);
  if (before?.merchantId === merchantId) {
    await storeAccount(tenantId, {
      paypalClientId: null,
      paypalSecretEncrypted: null,
      paypalWebhookId: null,
      paypalEnvironment: null,
      paypalMerchantId: null,
    });
    logger().warn({ event: 'paypal.consent_revoked', tenantId });
  }
}

/**
 * Registers the platform's webhook for PayPal's messages about all connected shops, and keeps its id on the platform's
 * row. Without it payments still work: PayPal is asked about each that has no final answer.
 */
export async function registerPartnerWebhook(
  platformId: TenantId,
  partner: PartnerAccount,
  url: string,
): Promise<void> {
  const registered = await registerWebhook(partner.credentials, url, PARTNER_EVENT_TYPES);
  if (!registered.ok) {
    logger().warn({ event: 'paypal.partner_webhook_missing', reason: registered.error });
    return;
  }
  await tenantDb(platformId, (db) =>
    db.tenant.update({
      where: { id: platformId },
      data: { paypalWebhookId: registered.value, paypalEnvironment: partner.environment },
      select: { id: true },
    }),
  );
}

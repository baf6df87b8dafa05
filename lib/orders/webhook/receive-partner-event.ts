// PayPal's messages to the platform's own webhook: about all shops that are connected through its account.
import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import { asTenantId, type TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { recheckPartnerConnection } from '@/lib/payments/partner/partner-connection.commands';
import type { SignedMessage } from '@/lib/payments/paypal/webhook-signature';
import { err, ok, type Result } from '@/lib/result';
import { readApprovalHint, readCaptureHint, readRefundHint } from './event-resources';
import { keepMessage, proveMessage, type ReceivedEvent, type RefusedMessage } from './receive-webhook-event';

/** `early`: the payment may not be recorded yet, so PayPal has to send the message again. */
export type RefusedPartnerMessage = RefusedMessage | 'early';

/** For the shop with this id; null if the message is about none. */
export type ReceivedPartnerEvent = (ReceivedEvent & { tenantId: TenantId }) | null;

/** While a message is so young, in milliseconds, its payment may be on its way into the database. */
const YOUNG = 10 * 60_000;

const REVOKED = 'MERCHANT.PARTNER-CONSENT.REVOKED';

const revoked = z.object({ merchant_id: z.string().min(1).max(40) });
const created = z.object({ create_time: z.iso.datetime({ offset: true }) });

/**
 * Checks a message to the platform and stores it with the shop that it is about, where it is handled like any other.
 * Which shop that is, our own rows say: the message only names an order or a capture. Throws if the database or, for a
 * connection that has ended, PayPal fails, so that PayPal sends the message again.
 */
export async function receivePartnerEvent(
  platformId: TenantId,
  message: SignedMessage,
): Promise<Result<ReceivedPartnerEvent, RefusedPartnerMessage>> {
  const proven = await proveMessage(platformId, message);
  if (!proven.ok) {
    return proven;
  }
  const { envelope, now } = proven.value;
  const { event_type: eventType, resource } = envelope;
  if (eventType === REVOKED) {
    await endConnections(resource);
    return ok(null);
  }
  const tenantId = await findShop(eventType, resource);
  if (tenantId === null) {
    const at = created.safeParse(envelope);
    const isYoung = at.success && now.getTime() - Date.parse(at.data.create_time) < YOUNG;
    logger().warn({ event: 'webhook.partner_unknown', eventType, isYoung });
    return isYoung ? err('early') : ok(null);
  }
  const kept = await keepMessage(tenantId, proven.value);
  return kept.ok ? ok({ ...kept.value, tenantId }) : kept;
}

/** Across shops, because only the payment says whose it is. */
async function findShop(eventType: string, resource: unknown): Promise<TenantId | null> {
  const shopWith = async (payment: { paypalOrderId: string } | { paypalCaptureId: string }) => {
    const row = await platformDb().payment.findFirst({
      where: { ...payment, paypalMerchantId: { not: null } },
      select: { tenantId: true },
    });
    return row?.tenantId ?? null;
  };
  if (eventType.startsWith('CHECKOUT.')) {
    const paypalOrderId = readApprovalHint(resource);
    return paypalOrderId === null ? null : shopWith({ paypalOrderId });
  }
  const refund = readRefundHint(resource);
  if (refund !== null) {
    return shopWith({ paypalCaptureId: refund.captureId });
  }
  const capture = readCaptureHint(resource);
  if (capture === null) {
    return null;
  }
  const { paypalOrderId, reference } = capture;
  // A payment that was never recorded here has only its reference, which PayPal confirms when the shop's handler asks.
  return (
    (paypalOrderId && (await shopWith({ paypalOrderId }))) || findPartnerShop(reference?.tenantId ?? null)
  );
}

/** Across shops, because a reference may name any. */
async function findPartnerShop(tenantId: TenantId | null): Promise<TenantId | null> {
  const row =
    tenantId &&
    (await platformDb().tenant.findFirst({
      where: { id: tenantId, paypalMerchantId: { not: null } },
      select: { id: true },
    }));
  return row ? asTenantId(row.id) : null;
}

/** An account's owner has taken back at PayPal that the platform may act for it. */
async function endConnections(resource: unknown): Promise<void> {
  const parsed = revoked.safeParse(resource);
  if (!parsed.success) {
    return;
  }
  const { merchant_id: merchantId } = parsed.data;
  // Across shops: one owner may have several with the same account.
  const shops = await platformDb().tenant.findMany({
    where: { paypalMerchantId: merchantId },
    select: { id: true },
  });
  for (const { id } of shops) {
    await recheckPartnerConnection(asTenantId(id), merchantId);
  }
}

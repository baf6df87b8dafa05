import 'server-only';
import type { z } from 'zod';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import { payPalApiOf, readPayPalEnvironment } from '@/lib/payments/paypal/paypal-environment';
import { isCertificateKept } from '@/lib/payments/paypal/webhook-certificates';
import {
  checkSignature,
  readSignature,
  type SignatureError,
  type SignedMessage,
} from '@/lib/payments/paypal/webhook-signature';
import { err, ok, type Result } from '@/lib/result';
import { headStart, webhookEnvelope } from './webhook-event';

/**
 * `not_registered`: the shop expects no messages. `unreadable`: the signature is valid, the message is not.
 * `too_many`: too many unproven messages came from this network.
 */
export type RefusedMessage = SignatureError | 'not_registered' | 'unreadable' | 'too_many';

export type ReceivedEvent = {
  eventId: string;
  /** Milliseconds until the message should be handled. */
  pause: number;
};

/**
 * Checks and stores a message of PayPal. Once this resolves, the message is safe in the database. Idempotent for
 * repeated messages. Throws if the database fails, so that PayPal sends the message again.
 */
export async function receiveWebhookEvent(
  tenantId: TenantId,
  message: SignedMessage,
): Promise<Result<ReceivedEvent, RefusedMessage>> {
  const proven = await proveMessage(tenantId, message);
  return proven.ok ? keepMessage(tenantId, proven.value) : proven;
}

/** A message that is PayPal's, before it is stored. */
export type ProvenMessage = { envelope: z.output<typeof webhookEnvelope>; transmissionId: string; now: Date };

/** Checks that a message is PayPal's to the webhook of this shop, or of the platform. */
export async function proveMessage(
  tenantId: TenantId,
  message: SignedMessage,
): Promise<Result<ProvenMessage, RefusedMessage>> {
  // Before anything is read of the shop: by an address that either of PayPal's environments can sign with.
  const signature =
    readSignature(message.headers, payPalApiOf('live')) ??
    readSignature(message.headers, payPalApiOf('sandbox'));
  if (signature === null) {
    return refuse('forged');
  }
  // A valid signature by a certificate that is cached here is never rate limited, whatever else comes from the same
  // network.
  const isCertain = isCertificateKept(signature.certificateAddress);
  if (!isCertain && !(await mayTry(message))) {
    return refuse('too_many');
  }
  const account = await tenantDb(tenantId, (db) =>
    db.tenant.findUnique({
      where: { id: tenantId },
      select: { paypalWebhookId: true, paypalEnvironment: true },
    }),
  );
  const apiBase = payPalApiOf(readPayPalEnvironment(account?.paypalEnvironment ?? null));
  const webhookId = account?.paypalWebhookId;
  const now = new Date();
  const checked = webhookId
    ? await checkSignature(message, { webhookId, apiBase, now })
    : err('not_registered' as const);
  if (!checked.ok) {
    const isDrowned = isCertain && checked.error !== 'unavailable' && !(await mayTry(message));
    return refuse(isDrowned ? 'too_many' : checked.error);
  }
  const envelope = webhookEnvelope.safeParse(parseJson(message.body));
  if (!envelope.success) {
    return refuse('unreadable');
  }
  return ok({ envelope: envelope.data, transmissionId: signature.id, now });
}

/** Stores a proven message for the shop that it is about. */
export async function keepMessage(
  tenantId: TenantId,
  { envelope, transmissionId, now }: ProvenMessage,
): Promise<Result<ReceivedEvent, RefusedMessage>> {
  const { id, event_type: eventType } = envelope;
  const pause = headStart(eventType);
  const isKept = await keepEvent(tenantId, {
    id,
    eventType,
    payload: envelope,
    nextAttemptAt: new Date(now.getTime() + pause),
    transmissionId,
  });
  return isKept ? ok({ eventId: id, pause }) : refuse('forged');
}

/**
 * Stores an event, or finds that it is stored already; false if its signature was used for another event. A signature
 * covers only a checksum, so a forger with a genuine one could make many texts with the same checksum. PayPal uses
 * each transmission id once, and so do we: at most one of those texts gets in.
 */
const keepEvent = (tenantId: TenantId, event: Omit<Prisma.WebhookEventCreateManyInput, 'tenantId'>) =>
  tenantDb(tenantId, async (db) => {
    const data = [{ tenantId, ...event }];
    const { count } = await db.webhookEvent.createMany({ data, skipDuplicates: true });
    return count === 1 || (await db.webhookEvent.count({ where: { tenantId, id: event.id } })) === 1;
  });

/** Rate limit by network, for a message that may not be PayPal's. */
const mayTry = async ({ headers }: SignedMessage): Promise<boolean> =>
  (await countTry([{ limit: 'webhookAddress', key: requestNetwork(headers) }])).ok;

function refuse(reason: RefusedMessage) {
  logger().warn({ event: 'webhook.refused', reason }, 'a message was not taken');
  return err(reason);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

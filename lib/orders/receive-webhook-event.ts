import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import { checkSignature, type SignatureError, type SignedMessage } from '@/lib/payments/webhook-signature';
import { err, ok, type Result } from '@/lib/result';
import { headStart, webhookEnvelope } from './webhook-event';

/** `not_registered`: the shop expects no messages. `unreadable`: signed, and still no message. */
export type RefusedMessage = SignatureError | 'not_registered' | 'unreadable';

export type ReceivedEvent = {
  eventId: string;
  /** Milliseconds until it is to be handled. */
  pause: number;
};

/**
 * Keeps a message of PayPal, if it is one; once this resolves, the message is safe. A message that came before is
 * kept once. Throws where the database does not answer, so that PayPal sends it again.
 */
export async function receiveWebhookEvent(
  tenantId: string,
  message: SignedMessage,
): Promise<Result<ReceivedEvent, RefusedMessage>> {
  const account = await tenantDb(tenantId, (db) =>
    db.tenant.findUnique({ where: { id: tenantId }, select: { paypalWebhookId: true } }),
  );
  const webhookId = account?.paypalWebhookId;
  if (!webhookId) {
    return refuse('not_registered');
  }
  const now = new Date();
  const checked = await checkSignature(message, { webhookId, apiBase: env().PAYPAL_API_BASE, now });
  if (!checked.ok) {
    return refuse(checked.error);
  }
  const envelope = webhookEnvelope.safeParse(parseJson(message.body));
  if (!envelope.success) {
    return refuse('unreadable');
  }
  const { id, event_type: eventType } = envelope.data;
  const pause = headStart(eventType);
  await tenantDb(tenantId, (db) =>
    db.webhookEvent.createMany({
      data: [
        {
          tenantId,
          id,
          eventType,
          payload: envelope.data,
          nextAttemptAt: new Date(now.getTime() + pause),
        },
      ],
      skipDuplicates: true,
    }),
  );
  return ok({ eventId: id, pause });
}

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

import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import { logger } from '@/lib/log';
import { err } from '@/lib/result';
import { actOnEvent, type EventOutcome } from './act-on-event';
import { deliverOrderMails } from './deliver-order-mails';
import { nextEventAttempt } from './event-attempts';

const LONGEST_ERROR = 300;

/**
 * Acts on a message of PayPal that was kept. One that was handled stays so; a failure is noted with the moment of
 * the next attempt, and never thrown. Two at once, or one after a crash half-way, do no harm.
 */
export async function handleWebhookEvent(tenantId: string, eventId: string): Promise<void> {
  try {
    const event = await claimEvent(tenantId, eventId);
    if (event === null) {
      return;
    }
    const outcome = await attempt(tenantId, event);
    await note(tenantId, event, outcome);
    if (outcome.ok && outcome.value.orderId !== null) {
      await deliverOrderMails(tenantId, outcome.value.orderId);
    }
  } catch (error) {
    logger().error(
      { event: 'webhook.failed', tenantId, eventId, error },
      'a kept message could not be handled; it is tried again',
    );
  }
}

type ClaimedEvent = {
  id: string;
  eventType: string;
  payload: unknown;
  /** When it is tried again if nobody writes down how this attempt ended; null: not by itself. */
  nextAttemptAt: Date | null;
};

/**
 * Counts the attempt before it is made, so that a message which takes the process down is not tried without a
 * pause; null if there is nothing to do, or somebody else is at it.
 */
function claimEvent(tenantId: string, id: string): Promise<ClaimedEvent | null> {
  return tenantDb(tenantId, async (db) => {
    const event = await db.webhookEvent.findUnique({ where: { tenantId_id: { tenantId, id } } });
    if (event === null || event.handledAt !== null) {
      return null;
    }
    const now = new Date();
    const isUnderWay = event.attempts > 0 && event.lastError === null && (event.nextAttemptAt ?? now) > now;
    if (isUnderWay) {
      return null;
    }
    const attempts = event.attempts + 1;
    const nextAttemptAt = nextEventAttempt(attempts, event.receivedAt, now);
    const { count } = await db.webhookEvent.updateMany({
      where: { tenantId, id, handledAt: null, attempts: event.attempts },
      data: { attempts, nextAttemptAt, lastError: null },
    });
    return count === 1 ? { ...event, nextAttemptAt } : null;
  });
}

const withResource = z.object({ resource: z.unknown() });

async function attempt(tenantId: string, { id, eventType, payload }: ClaimedEvent): Promise<EventOutcome> {
  try {
    const { resource } = withResource.parse(payload);
    return await actOnEvent(tenantId, { type: eventType, resource });
  } catch (error) {
    logger().error({ event: 'webhook.crashed', tenantId, eventId: id, error }, 'acting on a message failed');
    return err(error instanceof Error ? error.message : 'unknown error');
  }
}

async function note(
  tenantId: string,
  { id, eventType, nextAttemptAt }: ClaimedEvent,
  outcome: EventOutcome,
): Promise<void> {
  await tenantDb(tenantId, (db) =>
    db.webhookEvent.updateMany({
      where: { tenantId, id, handledAt: null },
      data: outcome.ok
        ? { handledAt: new Date(), nextAttemptAt: null, lastError: null }
        : { lastError: outcome.error.slice(0, LONGEST_ERROR) },
    }),
  );
  if (!outcome.ok) {
    const line = { tenantId, eventId: id, eventType, reason: outcome.error };
    if (nextAttemptAt === null) {
      logger().error({ event: 'webhook.given_up', ...line }, 'a message of PayPal could not be acted on');
    } else {
      logger().warn({ event: 'webhook.postponed', ...line, nextAttemptAt });
    }
  }
}

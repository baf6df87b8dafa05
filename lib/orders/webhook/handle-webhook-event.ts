import 'server-only';
import { z } from 'zod';
import { claimFor } from '@/lib/background-work/claim';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { err } from '@/lib/result';
import { actOnEvent } from './act-on-event';
import { eventPause, isLastEventAttempt } from './event-attempts';
import type { EventOutcome } from './event-outcome';
import { giveEventUp } from './give-event-up';

const LONGEST_ERROR = 300;

/**
 * The result of handling a message. `failed`: it is retried, or was given up. `unavailable`: like `failed`, because
 * PayPal gave no usable answer. `nothing`: it is done, or another handler has claimed it.
 */
export type HandledEvent = {
  outcome: 'handled' | 'failed' | 'unavailable' | 'nothing';
  /** The order that the message was about. It may have new mails to send. */
  orderId: OrderId | null;
};

/**
 * Handles a stored message of PayPal. Idempotent, and safe in races and after a crash. A failure is recorded with the
 * time of the next attempt, and never thrown. Does not send the order's mails, because a worker for many shops must
 * not wait for one shop's mail server.
 */
export async function handleWebhookEvent(tenantId: TenantId, eventId: string): Promise<HandledEvent> {
  try {
    const event = await claimEvent(tenantId, eventId);
    if (event === null) {
      return { outcome: 'nothing', orderId: null };
    }
    const acted = await attempt(tenantId, event);
    await note(tenantId, event, acted);
    metrics().webhookLag.observe(
      { outcome: acted.ok ? 'handled' : acted.error.code },
      (Date.now() - event.receivedAt.getTime()) / 1_000,
    );
    return acted.ok
      ? { outcome: 'handled', orderId: acted.value.orderId }
      : { outcome: acted.error.code, orderId: null };
  } catch (error) {
    logger().error(
      { event: 'webhook.failed', tenantId, eventId, error },
      'a kept message could not be handled; it is tried again',
    );
    return { outcome: 'failed', orderId: null };
  }
}

type ClaimedEvent = {
  id: string;
  eventType: string;
  receivedAt: Date;
  payload: unknown;
  /** The time of the next attempt, also if the process dies during this one. */
  nextAttemptAt: Date;
  /** If this attempt fails, the message is given up. An attempt that crashes is repeated. */
  isLast: boolean;
};

/**
 * Claims a message; null if there is nothing to do, or another handler has claimed it. Counts the attempt first, so
 * that a message that crashes the process is not retried without a pause.
 */
function claimEvent(tenantId: TenantId, id: string): Promise<ClaimedEvent | null> {
  return tenantDb(tenantId, async (db) => {
    const event = await db.webhookEvent.findUnique({ where: { tenantId_id: { tenantId, id } } });
    // Handled, or given up.
    if (event === null || event.nextAttemptAt === null) {
      return null;
    }
    // A retry waits until it is due, however often PayPal delivers the message again, because each attempt may call
    // PayPal.
    if (event.attempts > 0 && event.nextAttemptAt > new Date()) {
      return null;
    }
    const attempts = event.attempts + 1;
    const claim = await claimFor(eventPause(attempts), ({ until }) =>
      db.webhookEvent.updateMany({
        where: { tenantId, id, handledAt: null, attempts: event.attempts },
        data: { attempts, nextAttemptAt: until, lastError: null },
      }),
    );
    return (
      claim && {
        ...event,
        nextAttemptAt: claim.until,
        isLast: isLastEventAttempt(event.receivedAt, claim.now),
      }
    );
  });
}

const withResource = z.object({ resource: z.unknown() });

async function attempt(
  tenantId: TenantId,
  { id, eventType, receivedAt, payload }: ClaimedEvent,
): Promise<EventOutcome> {
  try {
    const { resource } = withResource.parse(payload);
    return await actOnEvent(eventType, { tenantId, resource, receivedAt });
  } catch (error) {
    logger().error({ event: 'webhook.crashed', tenantId, eventId: id, error }, 'acting on a message failed');
    return err({ code: 'failed', reason: error instanceof Error ? error.message : 'unknown error' });
  }
}

async function note(tenantId: TenantId, event: ClaimedEvent, outcome: EventOutcome): Promise<void> {
  const { id, eventType, nextAttemptAt, isLast } = event;
  const isGivenUp = !outcome.ok && isLast;
  await tenantDb(tenantId, async (db) => {
    const { count } = await db.webhookEvent.updateMany({
      where: { tenantId, id, handledAt: null },
      data: outcome.ok
        ? { handledAt: new Date(), nextAttemptAt: null, lastError: null }
        : { lastError: outcome.error.reason.slice(0, LONGEST_ERROR), ...(isLast && { nextAttemptAt: null }) },
    });
    if (count === 1 && isGivenUp) {
      await giveEventUp(db, tenantId, event);
    }
  });
  if (!outcome.ok) {
    const line = { tenantId, eventId: id, eventType, reason: outcome.error.reason };
    if (isGivenUp) {
      logger().error({ event: 'webhook.given_up', ...line }, 'a message of PayPal could not be acted on');
    } else {
      logger().warn({ event: 'webhook.postponed', ...line, nextAttemptAt });
    }
  }
}

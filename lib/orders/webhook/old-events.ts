import type { Prisma } from '@/lib/db/generated/client';

/**
 * How long a message of PayPal is kept after it is over, in milliseconds: it names the buyer, and PayPal sends none
 * again after three days.
 */
export const EVENT_LIFE = 30 * 24 * 60 * 60 * 1_000;

/** Messages that are over since before then: they were handled, or came before then and were given up. */
export const oldEvents = (before: Date) =>
  ({
    OR: [{ handledAt: { lt: before } }, { handledAt: null, nextAttemptAt: null, receivedAt: { lt: before } }],
  }) satisfies Prisma.WebhookEventWhereInput;

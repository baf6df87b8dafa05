import type { Prisma } from '@/lib/db/generated/client';

/**
 * How long a message of PayPal is kept after it is done, in milliseconds. It names the buyer, and PayPal repeats no
 * message after three days.
 */
export const EVENT_LIFE = 30 * 24 * 60 * 60 * 1_000;

/** Messages to delete: handled before `before`, or given up and received before it. */
export const oldEvents = (before: Date) =>
  ({
    OR: [{ handledAt: { lt: before } }, { handledAt: null, nextAttemptAt: null, receivedAt: { lt: before } }],
  }) satisfies Prisma.WebhookEventWhereInput;

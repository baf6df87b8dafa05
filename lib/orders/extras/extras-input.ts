// The extras in the body of an order.
import { z } from 'zod';
import { boundedText, withRoom } from '@/lib/text/bounded-text';
import { cleanLines } from '@/lib/text/clean-text';
import { dayAfter, FURTHEST_NEED } from './arrival';
import { LONGEST_GIFT_MESSAGE, LONGEST_ORDER_NOTE } from './order-extras';

const HOUR = 3_600 * 1_000;

/** The day that it is at a distance from UTC. */
const dayAt = (now: number, hours: number): string => new Date(now + hours * HOUR).toISOString().slice(0, 10);

/**
 * Whether a day is from tomorrow to a year from now, where the shopper is: somewhere between 12 hours behind UTC and 14
 * ahead.
 */
export const isPossibleNeed = (day: string, now: number): boolean =>
  day > dayAt(now, -12) && day <= dayAfter(dayAt(now, 14), FURTHEST_NEED);

/** Text of several lines; absent if nothing is left of it. */
const lines = (longest: number) =>
  boundedText(withRoom(longest))
    .transform((text) => cleanLines(text) || undefined)
    .pipe(z.string().max(longest).optional())
    .optional();

export const extrasInput = z
  .object({
    note: lines(LONGEST_ORDER_NOTE),
    is_gift: z.boolean().optional(),
    /** Counts for a gift only. */
    gift_message: lines(LONGEST_GIFT_MESSAGE),
    need_by: boundedText(10)
      .pipe(z.iso.date())
      .refine((day) => isPossibleNeed(day, Date.now()))
      .optional(),
  })
  .transform(({ gift_message, ...extras }) => ({
    ...extras,
    ...(extras.is_gift && gift_message !== undefined && { gift_message }),
  }));

export type ExtrasInput = z.output<typeof extrasInput>;

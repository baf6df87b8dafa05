// What an owner sends to move their shop.
import { z } from 'zod';
import { storeStatusSentences } from '@/lib/messages/en/admin/store/store-status';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLines } from '@/lib/text/clean-text';
import { SHOP_STATES } from './shop-state';

const LONGEST_MESSAGE = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const message = boundedText(LONGEST_MESSAGE * 4)
  .transform(cleanLines)
  .pipe(z.string().max(LONGEST_MESSAGE, storeStatusSentences.messageTooLong(LONGEST_MESSAGE)));

export const storeStateInput = z.object({
  seen: z.enum(SHOP_STATES),
  to: z.enum(['live', 'paused', 'closed']),
  message,
  /** A day from tomorrow on; empty for none. */
  backOn: boundedText(10).transform((typed, context): string | null => {
    if (typed === '') {
      return null;
    }
    const day = DAY.test(typed) ? new Date(`${typed}T00:00:00Z`) : null;
    if (day === null || Number.isNaN(day.getTime()) || day.getTime() < Date.now()) {
      context.addIssue({ code: 'custom', message: storeStatusSentences.dayInvalid });
      return z.NEVER;
    }
    return typed;
  }),
  /** The shop's name, typed by whoever closes it. */
  typedName: boundedText(500),
});

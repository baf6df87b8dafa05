// What asking for a refund takes.

import { z } from 'zod';
import { asOrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { ORDER_STATUSES } from '@/lib/orders/status/status';
import { boundedText } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { LONGEST_REASON } from './refund-view';

/** As much as the database's columns hold. */
const HIGHEST_AMOUNT = 2_147_483_647;

export const refundInput = z.object({
  /** Made when the dialog is opened: a second press and a second try are the same refund. */
  refund_id: z.uuid(),
  order_id: z.uuid().transform(asOrderId),
  payment_id: z.uuid(),
  amount_cents: z.int().min(1).max(HIGHEST_AMOUNT).transform(cents),
  /** What could be refunded as the page said it. */
  seen_refundable_cents: z.int().min(0).max(HIGHEST_AMOUNT).transform(cents),
  reason: boundedText(10 * LONGEST_REASON)
    .transform(cleanLine)
    .refine((text) => characterCount(text) <= LONGEST_REASON),
  /** The status that the order is cancelled from in the same step; null leaves the order as it is. */
  cancel_from: z.enum(ORDER_STATUSES).nullable(),
});

export type RefundInput = z.input<typeof refundInput>;

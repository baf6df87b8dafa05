// The input of a refund request.

import { z } from 'zod';
import { MOST_ON_HAND } from '@/lib/catalog/stock/stock-kind';
import { asOrderId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { ORDER_STATUSES } from '@/lib/orders/status/status';
import { boundedText } from '@/lib/text/bounded-text';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { LONGEST_REASON } from './refund-view';

/** The limit of the database's integer columns. */
const HIGHEST_AMOUNT = 2_147_483_647;
/** More than any order has. */
const MOST_ITEMS = 500;

/** The most stocks that an order can have taken of. */
const MOST_BACK = 5_000;

/** The pieces of an order that go back into the stock, each variant once. */
export const piecesBackInput = z
  .array(z.object({ variant_id: z.uuid(), pieces: z.int().min(1).max(MOST_ON_HAND) }))
  .max(MOST_BACK)
  .refine((back) => new Set(back.map(({ variant_id }) => variant_id.toLowerCase())).size === back.length);

/** Why money goes back or an order is cancelled, for the shopper. */
export const reasonInput = boundedText(10 * LONGEST_REASON)
  .transform(cleanLine)
  .refine((text) => characterCount(text) <= LONGEST_REASON);

export const refundInput = z.object({
  /** Generated when the dialog opens, so that a second click or a retry is the same refund. */
  refund_id: z.uuid(),
  order_id: z.uuid().transform(asOrderId),
  payment_id: z.uuid(),
  amount_cents: z.int().min(1).max(HIGHEST_AMOUNT).transform(cents),
  /** The refundable amount that the page showed. */
  seen_refundable_cents: z.int().min(0).max(HIGHEST_AMOUNT).transform(cents),
  /** What it is for, which has to cost the amount; null for a refund of an amount. */
  by_item: z
    .object({
      pieces: z
        .array(z.object({ item_id: z.uuid(), pieces: z.int().min(1).max(HIGHEST_AMOUNT) }))
        .max(MOST_ITEMS),
      with_postage: z.boolean(),
    })
    .transform(({ pieces, with_postage }) => ({
      pieces: pieces.map((one) => ({ itemId: one.item_id, pieces: one.pieces })),
      withPostage: with_postage,
    }))
    .nullable()
    .default(null),
  reason: reasonInput,
  /** Cancels the order in the same step, if it still has this status; null does not change the order's status. */
  cancel_from: z.enum(ORDER_STATUSES).nullable(),
  /** The pieces that go back into the stock; left out by a page of the previous release. */
  back: piecesBackInput.optional(),
});

export type RefundInput = z.input<typeof refundInput>;

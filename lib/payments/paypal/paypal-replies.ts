// The fields of PayPal's answers that we act on, parsed first.
import { z } from 'zod';
import { type Cents, cents, centsFromText } from '@/lib/money/cents';
import type {
  FoundCapture,
  FoundRefund,
  GatewayCapture,
  GatewayOrder,
  GatewayRefund,
} from '@/lib/payments/gateway';
import { CAPTURE_LINK, ORDER_LINK, parentId, payPalLinks, relatedOrder } from './paypal-links';

export const createdOrderReply = z
  .object({ id: z.string().min(1).max(64), links: payPalLinks })
  .transform(({ id, links }) => ({
    gatewayOrderId: id,
    approvalUrl: links.find(({ rel, href }) => rel === 'approve' && /^https?:\/\//.test(href))?.href ?? null,
  }));

const money = z.object({ currency_code: z.string(), value: z.string() });

/** A capture, alone or inside its order. */
const captureReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
});

const refundFields = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money.optional(),
  custom_id: z.string().optional(),
  seller_payable_breakdown: z
    .object({ platform_fees: z.array(z.object({ amount: money })).optional() })
    .optional(),
});

const toRefund = (refund: z.output<typeof refundFields>): GatewayRefund => ({
  id: refund.id,
  // PayPal cancels a refund that the buyer's bank refused; the money stays with the shop.
  status: refund.status === 'CANCELLED' ? 'FAILED' : known(REFUND_STATUSES, refund.status),
  amount: refund.amount === undefined ? null : centsFromText(refund.amount.value),
  currency: refund.amount?.currency_code ?? 'USD',
  reference: refund.custom_id ?? null,
  ...platformFeeOf(refund),
});

/** What the platform gave back. A breakdown without its fees says that it gave nothing. */
function platformFeeOf({ seller_payable_breakdown: parts }: z.output<typeof refundFields>): {
  platformFee?: Cents;
} {
  if (parts === undefined) {
    return {};
  }
  const fee = parts.platform_fees?.[0]?.amount.value;
  const platformFee = fee === undefined ? cents(0) : centsFromText(fee);
  return platformFee === null ? {} : { platformFee };
}

/** A refund, alone or inside its order. */
export const refundReply = refundFields.transform(toRefund);

/** A refund that was looked up by its id. */
export const foundRefundReply = refundFields.extend({ links: payPalLinks.optional() }).transform(
  ({ links = [], ...refund }): FoundRefund => ({
    ...toRefund(refund),
    captureId: parentId(links, CAPTURE_LINK),
  }),
);

/** A capture that was looked up by its id. */
export const foundCaptureReply = captureReply
  .extend({
    custom_id: z.string().optional(),
    supplementary_data: relatedOrder,
    links: payPalLinks.optional(),
  })
  .transform(
    ({ custom_id: reference = null, supplementary_data: related, links = [], ...capture }): FoundCapture => ({
      capture: toCapture(capture),
      gatewayOrderId: related?.related_ids?.order_id ?? parentId(links, ORDER_LINK),
      reference,
    }),
  );

/**
 * An order after the capture, or as `GET` returns it. The payment is its first capture that did not fail: if the buyer
 * chose another way to pay after a decline, the declined capture comes first.
 */
export const orderReply = z
  .object({
    status: z.string(),
    purchase_units: z
      .array(
        z.object({
          payments: z
            .object({ captures: z.array(captureReply).optional(), refunds: z.array(refundReply).optional() })
            .optional(),
        }),
      )
      .optional(),
  })
  .transform((order): GatewayOrder => {
    const payments = order.purchase_units?.[0]?.payments;
    const captures = payments?.captures ?? [];
    const capture = captures.find(({ status }) => !FRUITLESS.has(status)) ?? captures[0];
    return {
      status: ORDER_STATES[order.status] ?? 'OPEN',
      capture: capture === undefined ? null : toCapture(capture),
      refunds: payments?.refunds ?? [],
    };
  });

const FRUITLESS: ReadonlySet<string> = new Set(['DECLINED', 'FAILED']);

const ORDER_STATES: Record<string, GatewayOrder['status']> = {
  APPROVED: 'APPROVED',
  COMPLETED: 'COMPLETED',
  VOIDED: 'CLOSED',
};

const CAPTURE_STATUSES = ['COMPLETED', 'PENDING', 'DECLINED', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const;
const REFUND_STATUSES = ['COMPLETED', 'PENDING', 'FAILED'] as const;

const known = <Status extends string>(statuses: readonly Status[], status: string): Status | 'OTHER' =>
  statuses.find((name) => name === status) ?? 'OTHER';

/** A capture as the gateway returns it. PayPal calls an unsuccessful one DECLINED or FAILED. */
function toCapture(capture: z.output<typeof captureReply>): GatewayCapture {
  const fee = capture.seller_receivable_breakdown?.paypal_fee?.value;
  return {
    id: capture.id,
    status: capture.status === 'FAILED' ? 'DECLINED' : known(CAPTURE_STATUSES, capture.status),
    amount: centsFromText(capture.amount.value),
    currency: capture.amount.currency_code,
    fee: fee === undefined ? null : centsFromText(fee),
  };
}

const httpError = z.object({ statusCode: z.number().int(), message: z.string() });
const errorBody = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** PayPal's answer to a failed call; `debugId` is for PayPal's support. */
export type PayPalError = { status: number; issue: string; debugId: string | undefined };

/** Status and issue of a failed call; null if PayPal did not answer at all. */
export function parsePayPalError(error: unknown): PayPalError | null {
  const http = httpError.safeParse(error);
  if (!http.success) {
    return null;
  }
  const { statusCode, message } = http.data;
  try {
    const body = errorBody.parse(JSON.parse(message));
    const issue = body.details?.[0]?.issue ?? body.name ?? body.error ?? 'UNKNOWN';
    return { status: statusCode, issue, debugId: body.debug_id };
  } catch {
    return { status: statusCode, issue: 'UNREADABLE', debugId: undefined };
  }
}

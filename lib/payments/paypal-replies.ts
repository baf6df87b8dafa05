// The parts of PayPal's answers that decide something, checked before they do.
import { z } from 'zod';
import { centsFromText } from '@/lib/money/cents';
import type { GatewayCapture } from './gateway';

export const createdOrderReply = z.object({ id: z.string().min(1).max(64) });

const money = z.object({ currency_code: z.string(), value: z.string() });

const captureReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: money,
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
});

/** An order after capture, or as `GET` shows it: its first capture is the payment. */
export const capturedOrderReply = z
  .object({
    status: z.string(),
    purchase_units: z
      .array(z.object({ payments: z.object({ captures: z.array(captureReply).optional() }).optional() }))
      .optional(),
  })
  .transform((order): GatewayCapture | null => {
    const capture = order.purchase_units?.[0]?.payments?.captures?.[0];
    if (!capture) {
      return null;
    }
    const fee = capture.seller_receivable_breakdown?.paypal_fee?.value;
    return {
      id: capture.id,
      status: knownStatus(capture.status),
      amount: centsFromText(capture.amount.value),
      currency: capture.amount.currency_code,
      fee: fee === undefined ? null : centsFromText(fee),
    };
  });

function knownStatus(status: string): GatewayCapture['status'] {
  return status === 'COMPLETED' || status === 'PENDING' || status === 'DECLINED' ? status : 'OTHER';
}

const httpError = z.object({ statusCode: z.number().int(), message: z.string() });
const errorBody = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** What PayPal said of a failed call; `debugId` is what its support asks for. */
export type PayPalError = { status: number; issue: string; debugId: string | undefined };

/** Status and issue of a failed call; null if PayPal gave no answer at all. */
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

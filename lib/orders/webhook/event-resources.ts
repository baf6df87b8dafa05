// The ids in PayPal's messages. Ids only: PayPal has to confirm everything else when it is asked.
import { z } from 'zod';
import {
  CAPTURE_LINK,
  ORDER_LINK,
  parentId,
  payPalId,
  payPalLinks,
  relatedOrder,
} from '@/lib/payments/paypal/paypal-links';
import { type PaymentReference, parseReference } from '../payments/payment-reference';

/** `reference` is the one that this server gave PayPal with the payment; null if the payment was not started here. */
export type CaptureHint = {
  captureId: string;
  paypalOrderId: string | null;
  reference: PaymentReference | null;
};

const captureResource = z.object({
  id: payPalId,
  custom_id: z.string().optional().catch(undefined),
  supplementary_data: relatedOrder,
  links: payPalLinks.optional(),
});

/** The capture of a message; null if the message has an unknown form. */
export function readCaptureHint(resource: unknown): CaptureHint | null {
  const parsed = captureResource.safeParse(resource);
  if (!parsed.success) {
    return null;
  }
  const { id, custom_id: customId, supplementary_data: related, links = [] } = parsed.data;
  return {
    captureId: id,
    paypalOrderId: related?.related_ids?.order_id ?? parentId(links, ORDER_LINK),
    reference: parseReference(customId),
  };
}

export type RefundHint = { refundId: string; captureId: string };

const refundResource = z.object({ id: payPalId, links: payPalLinks });

/** The refund or reversal of a message, with its capture; null if the message has an unknown form. */
export function readRefundHint(resource: unknown): RefundHint | null {
  const parsed = refundResource.safeParse(resource);
  const captureId = parsed.success ? parentId(parsed.data.links, CAPTURE_LINK) : null;
  return parsed.success && captureId !== null ? { refundId: parsed.data.id, captureId } : null;
}

const approvedOrder = z.object({ id: payPalId });

/** The PayPal order of a message about an approval; null if the message has an unknown form. */
export const readApprovalHint = (resource: unknown): string | null =>
  approvedOrder.safeParse(resource).data?.id ?? null;

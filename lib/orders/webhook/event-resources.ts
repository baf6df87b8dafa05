// What PayPal's messages point at. Ids only: whatever else a message says is PayPal's to confirm when it is asked.
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

/** `reference` is what this shop gave with the payment; null for one that was not begun here. */
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

/** The capture that a message is about; null if the message is of an unknown form. */
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

/** The refund or reversal that a message is about, with its capture; null if the message is of an unknown form. */
export function readRefundHint(resource: unknown): RefundHint | null {
  const parsed = refundResource.safeParse(resource);
  const captureId = parsed.success ? parentId(parsed.data.links, CAPTURE_LINK) : null;
  return parsed.success && captureId !== null ? { refundId: parsed.data.id, captureId } : null;
}

const approvedOrder = z.object({ id: payPalId });

/** The PayPal order of a message about an approval; null if the message is of an unknown form. */
export const readApprovalHint = (resource: unknown): string | null =>
  approvedOrder.safeParse(resource).data?.id ?? null;

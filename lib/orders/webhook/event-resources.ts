// What PayPal's messages are about, as far as it decides something.
import { z } from 'zod';
import type { GatewayCapture, GatewayRefund } from '@/lib/payments/gateway';
import { captureReply, refundReply, toCapture } from '@/lib/payments/paypal-replies';

const PAYPAL_ID = '([A-Za-z0-9-]{1,64})';
const ORDER_LINK = new RegExp(`/v2/checkout/orders/${PAYPAL_ID}$`);
const CAPTURE_LINK = new RegExp(`/v2/payments/captures/${PAYPAL_ID}$`);

const links = z.array(z.object({ rel: z.string(), href: z.string() })).catch([]);
const payPalId = z.string().regex(new RegExp(`^${PAYPAL_ID}$`));

/** The id that the link to the parent ends in, if it is of the kind that `form` finds. */
const parentId = (all: z.infer<typeof links>, form: RegExp): string | null =>
  all.flatMap(({ rel, href }) => (rel === 'up' ? (form.exec(href)?.[1] ?? []) : []))[0] ?? null;

/** `reference` is what this shop gave with the payment; null for one that was not begun here. */
export type CaptureEvent = {
  capture: GatewayCapture;
  paypalOrderId: string | null;
  reference: { tenantId: string; orderId: string } | null;
};

const captureResource = captureReply.extend({
  custom_id: z.string().optional().catch(undefined),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: payPalId.optional() }).optional() })
    .optional()
    .catch(undefined),
  links: links.optional(),
});

/** A message about a capture; null if it is of an unknown form. */
export function readCaptureEvent(resource: unknown): CaptureEvent | null {
  const parsed = captureResource.safeParse(resource);
  if (!parsed.success) {
    return null;
  }
  const { custom_id: customId, supplementary_data: related, links: all = [] } = parsed.data;
  return {
    capture: toCapture(parsed.data),
    paypalOrderId: related?.related_ids?.order_id ?? parentId(all, ORDER_LINK),
    reference: referenceOf(customId),
  };
}

function referenceOf(customId: string | undefined): CaptureEvent['reference'] {
  const [tenantId, orderId, ...more] = customId?.split(':') ?? [];
  const ids = z.tuple([z.uuid(), z.uuid()]).safeParse([tenantId, orderId]);
  return ids.success && more.length === 0 ? { tenantId: ids.data[0], orderId: ids.data[1] } : null;
}

const refundResource = z.object({ links });

/** A message about money that went back, with the capture it is of; null if it is of an unknown form. */
export function readRefundEvent(resource: unknown): { captureId: string; refund: GatewayRefund } | null {
  const refund = refundReply.safeParse(resource);
  const around = refundResource.safeParse(resource);
  const captureId = around.success ? parentId(around.data.links, CAPTURE_LINK) : null;
  return refund.success && captureId !== null ? { captureId, refund: refund.data } : null;
}

const approvedOrder = z.object({ id: payPalId });

/** The PayPal order of a message about an approval; null if it is of an unknown form. */
export const readApprovalEvent = (resource: unknown): string | null =>
  approvedOrder.safeParse(resource).data?.id ?? null;

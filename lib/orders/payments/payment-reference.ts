// What a payment is called in PayPal's records, by which its order is found from there.

import { z } from 'zod';
import { asOrderId, asTenantId, type OrderId, type TenantId } from '@/lib/ids';

export type PaymentReference = { tenantId: TenantId; orderId: OrderId };

export const formatReference = ({ tenantId, orderId }: PaymentReference): string => `${tenantId}:${orderId}`;

const ids = z.tuple([z.uuid().transform(asTenantId), z.uuid().transform(asOrderId)]);

/** The shop and order that a reference names; null if it is none of ours. */
export function parseReference(text: string | null | undefined): PaymentReference | null {
  const parsed = ids.safeParse(text?.split(':'));
  return parsed.success ? { tenantId: parsed.data[0], orderId: parsed.data[1] } : null;
}

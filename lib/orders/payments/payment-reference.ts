// The reference of a payment in PayPal's records, which leads back to its order.

import { z } from 'zod';
import { asOrderId, asTenantId, type OrderId, type TenantId } from '@/lib/ids';

export type PaymentReference = { tenantId: TenantId; orderId: OrderId };

export const formatReference = ({ tenantId, orderId }: PaymentReference): string => `${tenantId}:${orderId}`;

const ids = z.tuple([z.uuid().transform(asTenantId), z.uuid().transform(asOrderId)]);

/** The shop and order of a reference; null if it is not one of ours. */
export function parseReference(text: string | null | undefined): PaymentReference | null {
  const parsed = ids.safeParse(text?.split(':'));
  return parsed.success ? { tenantId: parsed.data[0], orderId: parsed.data[1] } : null;
}

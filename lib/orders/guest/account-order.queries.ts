import 'server-only';
import { z } from 'zod';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';

const orderIdInput = z.uuid();

/** Whether an order of this shop was placed with this customer's account. What is no id is no order. */
export async function isOrderOf(tenantId: TenantId, customerId: string, orderId: OrderId): Promise<boolean> {
  return (
    orderIdInput.safeParse(orderId).success &&
    (await tenantDb(tenantId, (db) => db.order.count({ where: { tenantId, id: orderId, customerId } }))) === 1
  );
}

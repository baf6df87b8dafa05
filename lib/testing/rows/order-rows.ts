// Orders as rows, many at once, with the fields that a test is about; not priced, not placed.

import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { chargesOfLines } from './charges';

type OrderChanges = Partial<Omit<Prisma.OrderUncheckedCreateInput, 'charges'>>;

let lastNumber = 5_000;

/** Inserts an order for each entry, each with one item; returns their ids in the same order. */
export async function createOrderRows(
  tenantId: TenantId,
  entries: readonly OrderChanges[],
): Promise<OrderId[]> {
  const rows = entries.map((changes) => {
    lastNumber += 1;
    return {
      tenantId,
      id: randomUUID(),
      orderNumber: lastNumber,
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.test',
      customerPhone: '+1 555 0100',
      shippingAddress: '12 Kiln Lane',
      shippingCity: 'Asheville',
      shippingState: 'NC',
      shippingZip: '28801',
      totalCents: 5_600,
      charges: chargesOfLines(changes.totalCents ?? 5_600),
      platformFeeCents: 192,
      idempotencyKey: `row-${lastNumber}`,
      requestFingerprint: 'row',
      ...changes,
    } satisfies Prisma.OrderUncheckedCreateInput;
  });
  await database().order.createMany({ data: rows });
  await database().orderItem.createMany({
    data: rows.map(({ id }) => ({
      tenantId,
      orderId: id,
      position: 0,
      productName: 'Harvest Mug',
      productSku: 'MUG-0001',
      productPriceCents: 2_800,
      quantity: 2,
      subtotalCents: 5_600,
    })),
  });
  return rows.map(({ id }) => asOrderId(id));
}

/** Inserts one order; returns its id. */
export async function createOrderRow(tenantId: TenantId, changes: OrderChanges = {}): Promise<OrderId> {
  const [id = asOrderId('')] = await createOrderRows(tenantId, [changes]);
  return id;
}

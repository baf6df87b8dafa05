import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { OrderStatus, PaymentStatus } from '@/lib/orders/status/status';
import type { LabelOrder } from './label-csv';

/** The most orders in one file: what the two programs take at a time. */
export const MOST_LABELS = 500;

const PAID: readonly PaymentStatus[] = ['paid', 'partially_refunded'];
/** A completed order that left before shipments were noted has none, so only one that is asked for by its id is taken. */
const open = (orderId: OrderId | null): OrderStatus[] =>
  orderId === null ? ['processing'] : ['processing', 'completed'];

/**
 * The paid orders of which nothing has left yet, the oldest first: parcels only, no pickups and no tests. With an id,
 * that order alone, if it is one of them.
 */
export async function listLabelOrders(
  tenantId: TenantId,
  orderId: OrderId | null = null,
): Promise<LabelOrder[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.order.findMany({
      where: {
        tenantId,
        ...(orderId !== null && { id: orderId }),
        isTest: false,
        status: { in: open(orderId) },
        paymentStatus: { in: [...PAID] },
        shipments: { none: { withdrawnAt: null } },
        // A shop without ways of delivery sends parcels.
        OR: [{ delivery: { equals: Prisma.DbNull } }, { delivery: { path: ['isPickup'], equals: false } }],
      },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: MOST_LABELS,
      include: {
        items: {
          orderBy: { position: 'asc' },
          select: { productName: true, quantity: true, product: { select: { weightGrams: true } } },
        },
      },
    }),
  );
  return rows.map((row) => ({
    orderNumber: row.orderNumber,
    createdAt: row.createdAt,
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
    address: row.shippingAddress,
    address2: row.shippingAddressLine2,
    city: row.shippingCity,
    state: row.shippingState,
    zip: row.shippingZip,
    country: row.shippingCountry,
    totalCents: cents(row.totalCents),
    contents: row.items.map(({ quantity, productName }) => `${quantity} x ${productName}`).join(', '),
    grams: gramsOf(row.items),
  }));
}

type Item = { quantity: number; product: { weightGrams: number | null } | null };

function gramsOf(items: readonly Item[]): number | null {
  let grams = 0;
  for (const { quantity, product } of items) {
    if (product === null || product.weightGrams === null) {
      return null;
    }
    grams += quantity * product.weightGrams;
  }
  return grams;
}

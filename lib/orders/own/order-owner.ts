// Whose orders are whose. One rule for the list, the pages of an order, ordering again and teams.
import 'server-only';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';

/** A signed-in shopper, as far as orders go. */
export type OrderOwner = {
  customerId: string;
  /** In lower case; null until a code has come back from it. An address that was only typed owns nothing. */
  provenEmail: string | null;
};

/** The owner that a customer is. */
export const ownerOf = (customer: {
  id: string;
  email: string | null;
  emailVerifiedAt: Date | null;
}): OrderOwner => ({
  customerId: customer.id,
  provenEmail: customer.emailVerifiedAt === null ? null : (customer.email?.toLowerCase() ?? null),
});

/**
 * The condition on `orders` (as `o`): placed with the account, or as a guest with its proven address. Of the latter only
 * those for which somebody has begun to pay, because anybody can place an order in anybody's name.
 */
export const ownedOrders = ({ customerId, provenEmail }: OrderOwner): Prisma.Sql => Prisma.sql`(
  o.customer_id = ${customerId}::uuid
  OR (o.customer_id IS NULL AND lower(o.customer_email) = ${provenEmail}::text
    AND (o.paid_at IS NOT NULL OR o.payment_status <> 'unpaid')))`;

const uuid = z.uuid();

/** The order with this id if it is the owner's; null for any other, also for a malformed id. */
export async function findOwnedId(
  db: Database,
  tenantId: TenantId,
  owner: OrderOwner,
  orderId: string,
): Promise<OrderId | null> {
  if (!uuid.safeParse(orderId).success) {
    return null;
  }
  const [row] = await db.$queryRaw<{ id: string }[]>`
    SELECT o.id::text AS id FROM orders o
    WHERE o.tenant_id = ${tenantId}::uuid AND o.id = ${orderId}::uuid AND ${ownedOrders(owner)}`;
  return row ? asOrderId(row.id) : null;
}

/** Whether an order is this shopper's. */
export const ownsOrder = async (tenantId: TenantId, owner: OrderOwner, orderId: string): Promise<boolean> =>
  (await tenantDb(tenantId, (db) => findOwnedId(db, tenantId, owner, orderId))) !== null;

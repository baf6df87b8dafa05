// A shop's data about a customer, for their download.
import 'server-only';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { EXTRAS } from '@/lib/orders/extras/stored-extras';
import { ownedOrders, ownerOf } from '@/lib/orders/own/order-owner';
import { itemRoster } from '@/lib/orders/views/item-roster';
import { ORDER_FACTS } from '@/lib/orders/views/order-facts';

/** Orders per batch, so that a thousand team orders are never in memory together. */
const BATCH = 10;
/**
 * The most orders of a download, the newest. The file tells customers with more orders that older ones are
 * left out.
 */
export const MOST_ORDERS = 2_000;

/** The account itself: person, ways to sign in, addresses, sessions and saved teams. */
export function findOwnAccount(tenantId: TenantId, { id }: CustomerFacts) {
  return tenantDb(tenantId, async (db) => {
    const [person, addresses, sessions, teams, identities, factors] = [
      await db.customer.findUniqueOrThrow({
        where: { tenantId_id: { tenantId, id } },
        select: {
          name: true,
          email: true,
          emailVerifiedAt: true,
          phone: true,
          phoneVerifiedAt: true,
          createdAt: true,
          lastSignedInAt: true,
        },
      }),
      await db.customerAddress.findMany({
        where: { tenantId, customerId: id },
        omit: { tenantId: true, customerId: true },
        orderBy: { createdAt: 'asc' },
      }),
      await db.session.findMany({
        where: { tenantId, customerId: id },
        select: { userAgent: true, address: true, createdAt: true, lastUsedAt: true, methods: true },
        orderBy: { createdAt: 'asc' },
      }),
      await db.savedTeam.findMany({
        where: { tenantId, customerId: id },
        select: { name: true, columns: true, rows: true, createdAt: true },
        orderBy: { createdAt: 'asc' },
      }),
      await db.customerIdentity.findMany({
        where: { tenantId, customerId: id },
        select: { issuer: true, subject: true, email: true, createdAt: true, lastUsedAt: true },
        orderBy: { createdAt: 'asc' },
      }),
      // Without their secrets: the file must not let anybody sign in.
      await db.customerFactor.findMany({
        where: { tenantId, customerId: id, confirmedAt: { not: null } },
        select: { kind: true, name: true, createdAt: true, lastUsedAt: true },
        orderBy: { createdAt: 'asc' },
      }),
    ];
    return { person, addresses, sessions, teams, identities, factors };
  });
}

const itemColumns = {
  productName: true,
  productSku: true,
  quantity: true,
  customizationLabel: true,
  customizationText: true,
  choices: true,
  rosterData: true,
  rosterColumns: true,
  roster: { select: { sheetColumns: true, rows: true } },
  subtotalCents: true,
  discountCents: true,
  taxCents: true,
  rosterNamesRemovedAt: true,
} as const;

/** A customer's orders with lines, files, payments and refunds, the newest first, in batches. */
export async function* listOwnOrders(tenantId: TenantId, customer: CustomerFacts) {
  let last: { createdAt: Date; id: string } | null = null;
  for (let seen = 0; seen < MOST_ORDERS; seen += BATCH) {
    const batch: OwnOrder[] = await ordersAfter(tenantId, customer, last);
    if (batch.length > 0) {
      yield batch;
    }
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) {
      return;
    }
    last = { createdAt: end.createdAt, id: end.id };
  }
}

export type OwnOrder = Awaited<ReturnType<typeof ordersAfter>>[number];

function ordersAfter(
  tenantId: TenantId,
  customer: CustomerFacts,
  last: { createdAt: Date; id: string } | null,
) {
  return tenantDb(tenantId, async (db) => {
    const ids = await db.$queryRaw<{ id: string }[]>`
      SELECT o.id::text FROM orders o
      WHERE o.tenant_id = ${tenantId}::uuid AND ${ownedOrders(ownerOf(customer))} AND (
        ${last === null} OR (o.created_at, o.id) < (${last?.createdAt ?? null}::timestamptz, ${last?.id ?? null}::uuid))
      ORDER BY o.created_at DESC, o.id DESC LIMIT ${BATCH}`;
    const orders = await db.order.findMany({
      where: { tenantId, id: { in: ids.map(({ id }) => id) } },
      select: {
        ...ORDER_FACTS,
        source: true,
        extras: EXTRAS,
        items: { select: itemColumns, orderBy: { position: 'asc' } },
        files: { select: { kind: true, fileName: true, contentType: true, byteSize: true, createdAt: true } },
        payments: { select: { amountCents: true, status: true, createdAt: true, capturedAt: true } },
        refunds: { select: { amountCents: true, status: true, createdAt: true } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return orders.map(({ items, ...order }) => ({
      ...order,
      items: items.map(({ rosterData, rosterColumns, roster, ...item }) => ({
        ...item,
        roster: itemRoster({ rosterData, rosterColumns, roster }),
      })),
    }));
  });
}

/** The number of a customer's orders that a download leaves out. */
export async function countLeftOut(tenantId: TenantId, customer: CustomerFacts): Promise<number> {
  const [row] = await tenantStatement(
    tenantId,
    (db) => db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM orders o WHERE o.tenant_id = ${tenantId}::uuid AND ${ownedOrders(ownerOf(customer))}`,
  );
  return Math.max(0, (row?.count ?? 0) - MOST_ORDERS);
}

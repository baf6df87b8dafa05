// The open alerts about the orders of a shop. Live, never cached.
import 'server-only';
import { z } from 'zod';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import type { OrderAlertView } from './order-alert-view';
import { storedAlertWords } from './stored-alert';

/** The most alerts shown at once. */
export const MOST_ALERTS = 5;

const uuid = z.uuid();

export type OpenAlerts = { alerts: OrderAlertView[]; hasMore: boolean };

/** Unresolved alerts, the newest first, up to a bound; of one order only, if `orderId` is given. */
export async function listOpenAlerts(tenantId: TenantId, orderId?: OrderId): Promise<OpenAlerts> {
  if (orderId !== undefined && !uuid.safeParse(orderId).success) {
    return { alerts: [], hasMore: false };
  }
  const rows = await tenantStatement(tenantId, (db) =>
    db.orderAlert.findMany({
      where: { tenantId, resolvedAt: null, ...(orderId !== undefined && { orderId }) },
      select: {
        id: true,
        orderId: true,
        kind: true,
        detail: true,
        createdAt: true,
        order: { select: { orderNumber: true, customerName: true } },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_ALERTS + 1,
    }),
  );
  return {
    alerts: rows.slice(0, MOST_ALERTS).map((row) => ({
      id: row.id,
      orderId: row.orderId,
      ...row.order,
      ...storedAlertWords(row),
      createdAt: row.createdAt,
    })),
    hasMore: rows.length > MOST_ALERTS,
  };
}

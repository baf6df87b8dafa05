// The shop's products in its own order, for the page where it is arranged. Never cached.
import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { ArrangedPage } from './arranged-page';

export const ARRANGED_PAGE_SIZE = 100;

const shopOrder = [{ position: 'asc' as const }, { createdAt: 'desc' as const }, { id: 'desc' as const }];

/** A page of the products that are not archived; `page` counts from 1, and a page beyond the last is the last. */
export function listArranged(tenantId: TenantId, page: number): Promise<ArrangedPage> {
  return tenantDb(tenantId, async (db) => {
    const where = { tenantId, archivedAt: null };
    const total = await db.product.count({ where });
    const pageCount = Math.max(1, Math.ceil(total / ARRANGED_PAGE_SIZE));
    const shown = Math.min(page, pageCount);
    const first = (shown - 1) * ARRANGED_PAGE_SIZE;
    // With a neighbour on each side, for moves over the page's edges.
    const rows = await db.product.findMany({
      where,
      select: { id: true, name: true, priceCents: true, imageUrl: true, isActive: true },
      orderBy: shopOrder,
      skip: Math.max(0, first - 1),
      take: ARRANGED_PAGE_SIZE + (first > 0 ? 2 : 1),
    });
    const products = rows
      .slice(first > 0 ? 1 : 0)
      .slice(0, ARRANGED_PAGE_SIZE)
      .map(({ priceCents, ...row }) => ({ ...row, priceCents: cents(priceCents) }));
    const top = await db.product.findFirst({ where, select: { id: true }, orderBy: shopOrder });
    const placed = await db.product.findFirst({
      where: { ...where, position: { gt: 0 } },
      select: { id: true },
    });
    return {
      products,
      total,
      page: shown,
      pageCount,
      first: first + 1,
      topId: top?.id ?? null,
      beforeId: first > 0 ? (rows[0]?.id ?? null) : null,
      afterId: rows[products.length + (first > 0 ? 1 : 0)]?.id ?? null,
      isArranged: placed !== null,
    };
  });
}

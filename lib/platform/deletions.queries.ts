import 'server-only';
import { z } from 'zod';
import { operatorDb } from '@/lib/db/operator-db';
import type { Operator } from './operator';
import type { ListFilter } from './people.queries';
import { PAGE_SIZE } from './shops.queries';

/** What stays of a deleted shop. Null days: not yet. */
export type Deletion = {
  tenantId: string;
  slug: string;
  closedAt: Date;
  begunAt: Date | null;
  deletedAt: Date | null;
  orders: number;
  files: number;
};

const counts = z.object({ orders: z.int().default(0) }).catch({ orders: 0 });

/** One page of the shops that are closed and were told of their deletion, or are deleted; the newest first. */
export function listDeletions(
  operator: Operator,
  { search, page }: ListFilter,
): Promise<{ deletions: Deletion[]; hasMore: boolean }> {
  return operatorDb(operator, async (db) => {
    const rows = await db.tenantDeletion.findMany({
      where: search === '' ? {} : { slug: { contains: search.toLowerCase() } },
      orderBy: [{ closedAt: 'desc' }, { tenantId: 'asc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE + 1,
    });
    return {
      deletions: rows.slice(0, PAGE_SIZE).map(({ tenantId, slug, closedAt, begunAt, deletedAt, ...row }) => ({
        tenantId,
        slug,
        closedAt,
        begunAt,
        deletedAt,
        orders: counts.parse(row.counts).orders,
        files: row.files,
      })),
      hasMore: rows.length > PAGE_SIZE,
    };
  });
}

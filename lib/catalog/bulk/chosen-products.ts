import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { Skipped } from './bulk-result';

const columns = {
  id: true,
  name: true,
  version: true,
  priceCents: true,
  isActive: true,
  archivedAt: true,
  categoryId: true,
  furtherCategories: {
    select: { categoryId: true },
    orderBy: { category: { displayOrder: 'asc' as const } },
  },
  variants: { where: { priceCents: { not: null } }, select: { id: true, priceCents: true } },
};

/** Reads the chosen products in the order of the choice. `isLocked` locks them, in id order, until the transaction ends. */
export async function readChosen(
  db: Database,
  tenantId: TenantId,
  ids: readonly string[],
  { isLocked }: { isLocked: boolean },
) {
  if (isLocked) {
    await db.$queryRaw`
      SELECT 1 FROM products WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${[...ids]}::uuid[])
      ORDER BY id FOR NO KEY UPDATE`;
  }
  const rows = await db.product.findMany({ where: { tenantId, id: { in: [...ids] } }, select: columns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = [...new Set(ids)].flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          {
            ...row,
            priceCents: cents(row.priceCents),
            further: row.furtherCategories.map(({ categoryId }) => categoryId),
            variants: row.variants.flatMap((variant) =>
              variant.priceCents === null ? [] : [{ id: variant.id, priceCents: cents(variant.priceCents) }],
            ),
          },
        ]
      : [];
  });
  const gone = [...new Set(ids)]
    .filter((id) => !byId.has(id))
    .map((id): Skipped => ({ id, name: null, reason: 'gone' }));
  return { found, gone };
}

export type ChosenProduct = Awaited<ReturnType<typeof readChosen>>['found'][number];

import 'server-only';
import { readOptions } from '@/lib/catalog/options/stored-options';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { questionsOf } from '@/lib/orders/choices/product-questions';
import { type HandGoods, MOST_HAND_GOODS } from './hand-goods';

/** Products that the shop sells, by a part of their name or SKU; the first by name for an empty text. */
export async function findHandGoods(tenantId: TenantId, text: string): Promise<HandGoods[]> {
  const rows = await tenantDb(tenantId, (db) =>
    db.product.findMany({
      where: {
        tenantId,
        isActive: true,
        ...(text !== '' && {
          OR: [
            { name: { contains: text, mode: 'insensitive' } },
            { sku: { contains: text, mode: 'insensitive' } },
          ],
        }),
      },
      select: {
        id: true,
        name: true,
        sku: true,
        priceCents: true,
        options: true,
        allowsCustomization: true,
        customizationLabel: true,
        customizationLimit: true,
        isTeamOrder: true,
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MOST_HAND_GOODS,
    }),
  );
  return rows.map(({ id, name, sku, priceCents, isTeamOrder, options, ...asks }) => ({
    ...{ id, name, sku, isTeamOrder },
    priceCents: cents(priceCents),
    questions: questionsOf({ ...asks, options: readOptions(options) }),
  }));
}

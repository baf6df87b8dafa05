import 'server-only';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import { OFFERED_VARIANTS, readOptions, readVariant } from '@/lib/catalog/options/stored-options';
import { rangeToday } from '@/lib/catalog/terms/shown-terms';
import { readTerms, TERMS_COLUMNS } from '@/lib/catalog/terms/stored-terms';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { questionsOf } from '@/lib/orders/choices/product-questions';
import { type HandGoods, MOST_HAND_GOODS } from './hand-goods';

/** Products that the shop sells, by a part of their name or SKU; the first by name for an empty text. */
export async function findHandGoods(tenantId: TenantId, text: string): Promise<HandGoods[]> {
  const { rows, today } = await tenantDb(tenantId, async (db) => ({
    today: (await findDayInShop(db, tenantId)).today,
    rows: await db.product.findMany({
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
        variants: OFFERED_VARIANTS,
        terms: { select: TERMS_COLUMNS },
      },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      take: MOST_HAND_GOODS,
    }),
  }));
  return rows.map(({ id, name, sku, priceCents, isTeamOrder, options, variants, terms, ...asks }) => ({
    ...{ id, name, sku, isTeamOrder },
    priceCents: rangeToday({ priceCents }, variants.map(readVariant), readTerms(terms), today).priceCents,
    questions: questionsOf({ ...asks, options: readOptions(options) }),
  }));
}

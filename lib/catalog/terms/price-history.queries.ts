import 'server-only';
import { z } from 'zod';
import { EUROPEAN_UNION } from '@/lib/addresses/european-union';
import { findDayInShop } from '@/lib/catalog/calendar/work-calendar.queries';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { dayOfColumn } from '@/lib/time/calendar-day';
import { lowestBefore } from './lowest-price';
import { isOnSale } from './piece-price';
import type { LowestOf } from './shown-terms';
import { readReduction, readTerms, TERMS_COLUMNS } from './stored-terms';

const places = z.array(z.object({ country: z.string() })).catch([]);

/** Whether the shop delivers to a country of the European Union, or its owner says that it sells there. */
export async function sellsToEu(db: Database, tenantId: TenantId): Promise<boolean> {
  const said = await db.shopListing.findUnique({ where: { tenantId }, select: { sellsToEu: true } });
  if (said?.sellsToEu) {
    return true;
  }
  const methods = await db.deliveryMethod.findMany({ where: { tenantId }, select: { places: true } });
  return methods.some((method) =>
    places.parse(method.places).some(({ country }) => EUROPEAN_UNION.includes(country)),
  );
}

/** The lowest prices of the 30 days before the running sale of a product; null if none runs, or the shop need not say. */
export async function findLowestBefore(
  db: Database,
  tenantId: TenantId,
  productId: string,
): Promise<LowestOf | null> {
  const where = { tenantId_productId: { tenantId, productId } };
  const row = await db.productTerms.findUnique({ where, select: TERMS_COLUMNS });
  const { sale } = readTerms(row);
  const { today, calendar } = await findDayInShop(db, tenantId);
  if (sale === null || !isOnSale(sale, today) || !(await sellsToEu(db, tenantId))) {
    return null;
  }
  const [prices, sales] = [
    await db.productPrice.findMany({ where: { tenantId, productId } }),
    await db.productSale.findMany({ where: { tenantId, productId } }),
  ];
  const history = {
    prices: prices.map(({ priceCents, ...price }) => ({
      ...price,
      priceCents: priceCents === null ? null : cents(priceCents),
    })),
    sales: sales.map(({ kind, value, fromDay, untilDay }) => ({
      reduction: readReduction(kind, value),
      from: dayOfColumn(fromDay),
      until: dayOfColumn(untilDay),
    })),
  };
  return (variantId) =>
    lowestBefore(history, { productId, variantId }, { from: sale.from, timeZone: calendar.timeZone });
}

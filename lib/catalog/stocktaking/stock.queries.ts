// The stock of a product for the shop's people. Live, never cached.
import 'server-only';
import { z } from 'zod';
import { effectKey, type ProductOption } from '@/lib/catalog/options/product-option';
import { readOptions, readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { STOCK_CHANGE_KINDS } from '@/lib/catalog/stock/stock-change';
import { readStockKind } from '@/lib/catalog/stock/stock-kind';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { MOST_STOCK_HISTORY, type StockHistoryRow, type StockRow, type StockView } from './stock-view';

const uuid = z.uuid();
/** The event of an order that a person cancelled. */
const CANCELLATION = { kind: 'order.status', toValue: 'cancelled' };
const changeKind = z.enum(STOCK_CHANGE_KINDS);

/** The stock of a product and its newest changes; null if this shop has no such product. The id may be any text. */
export async function getStock(tenantId: TenantId, productId: string): Promise<StockView | null> {
  if (!uuid.safeParse(productId).success) {
    return null;
  }
  return tenantDb(tenantId, async (db) => {
    const product = await db.product.findUnique({
      where: { tenantId_id: { tenantId, id: productId } },
      select: {
        id: true,
        name: true,
        imageUrl: true,
        stockKind: true,
        lowStockAt: true,
        options: true,
        variants: {
          select: { ...VARIANT_COLUMNS, onHand: true, stockVariantId: true },
          orderBy: { position: 'asc' },
        },
      },
    });
    if (product === null) {
      return null;
    }
    const changes = await db.stockChange.findMany({
      where: { tenantId, variant: { productId: product.id } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_STOCK_HISTORY,
      include: {
        order: {
          select: {
            id: true,
            orderNumber: true,
            events: { where: CANCELLATION, select: { createdAt: true }, take: 1 },
          },
        },
      },
    });
    const options = readOptions(product.options);
    const variants = product.variants.map((row) => ({ ...row, ...readVariant(row) }));
    const valuesOf = new Map(variants.map(({ id, values }) => [id, stockValues(options, values)]));
    return {
      productId: product.id,
      ...{ name: product.name, imageUrl: product.imageUrl, lowStockAt: product.lowStockAt },
      kind: readStockKind(product.stockKind),
      hasOptions: options.length > 0,
      rows: stockRows(variants, valuesOf),
      history: changes.map(({ order, variantId, kind, ...change }) => ({
        ...{
          id: change.id,
          kind: shownKind(kind, order?.events[0], change),
          values: valuesOf.get(variantId) ?? [],
        },
        ...{ change: change.change, onHand: change.onHand, short: change.short },
        order: order && { id: order.id, number: order.orderNumber },
        ...{ actorName: change.actorName, reason: change.reason, createdAt: change.createdAt },
      })),
    };
  });
}

/** What a cancelled order gives back is stored after its cancellation, in one transaction with it. */
function shownKind(
  stored: string,
  cancellation: { createdAt: Date } | undefined,
  { createdAt }: { createdAt: Date },
): StockHistoryRow['kind'] {
  const kind = changeKind.parse(stored);
  const isCancelled = cancellation !== undefined && cancellation.createdAt <= createdAt;
  return kind === 'returned' && isCancelled ? 'cancelled' : kind;
}

const textList = z.array(z.string());

/** Of a combination, the values of the options that have stocks of their own. */
const stockValues = (options: readonly ProductOption[], values: readonly string[]): string[] =>
  textList.parse(JSON.parse(effectKey(options, 'changesStock', values)));

type Row = { id: string; isOffered: boolean; stockVariantId: string; onHand: number };

/** Each stock of what is sold, in the order of the options. */
function stockRows(variants: readonly Row[], valuesOf: ReadonlyMap<string, string[]>): StockRow[] {
  const byId = new Map(variants.map((row) => [row.id, row]));
  const holders = new Set(variants.filter(({ isOffered }) => isOffered).map((row) => row.stockVariantId));
  return [...holders].map((variantId) => ({
    variantId,
    values: valuesOf.get(variantId) ?? [],
    onHand: byId.get(variantId)?.onHand ?? 0,
  }));
}

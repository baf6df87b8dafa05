import 'server-only';
import type { ProductOption, ProductVariant } from '@/lib/catalog/options/product-option';
import { currentVariants } from '@/lib/catalog/options/shown-options';
import { readOptions, readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { readStockKind } from '@/lib/catalog/stock/stock-kind';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { type Cents, cents } from '@/lib/money/cents';

export type StoredTarget = {
  id: string;
  sku: string;
  imageUrl: string | null;
  isArchived: boolean;
  priceCents: Cents;
  stockKind: StockKind;
  options: ProductOption[];
  /** Of the present combinations. */
  variants: ProductVariant[];
  /** By the id of a variant, the product's own too: the pieces that count for it. */
  onHand: Map<string, number>;
};

/** The products of a shop that a file may update, by id. Those that are gone are left out. */
export async function readTargets(
  db: Database,
  tenantId: TenantId,
  ids: readonly string[],
): Promise<Map<string, StoredTarget>> {
  const rows = await db.product.findMany({
    where: { tenantId, id: { in: [...ids] } },
    select: {
      ...{
        id: true,
        sku: true,
        imageUrl: true,
        archivedAt: true,
        priceCents: true,
        stockKind: true,
        options: true,
      },
      variants: {
        select: { ...VARIANT_COLUMNS, stockVariant: { select: { onHand: true } } },
        orderBy: { position: 'asc' },
      },
    },
  });
  return new Map(
    rows.map(({ archivedAt, priceCents, stockKind, options, variants, ...row }) => {
      const read = readOptions(options);
      return [
        row.id,
        {
          ...row,
          isArchived: archivedAt !== null,
          priceCents: cents(priceCents),
          stockKind: readStockKind(stockKind),
          options: read,
          variants: currentVariants(
            read,
            variants.map(({ stockVariant: _stock, ...variant }) => readVariant(variant)),
          ),
          onHand: new Map(variants.map(({ id, stockVariant }) => [id, stockVariant.onHand])),
        },
      ];
    }),
  );
}

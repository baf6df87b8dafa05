// Pieces on hand that a file of products brings, for many products at once.
import 'server-only';
import { readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { changeOnHand } from '@/lib/catalog/stock/change-on-hand';
import { lockStock } from '@/lib/catalog/stock/lock-stock';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

export type PiecesOfProduct = {
  productId: string;
  /** By the values of a combination; none for a product without options. */
  pieces: readonly { values: readonly string[]; onHand: number }[];
};

const keyOf = (productId: string, values: readonly string[]) => JSON.stringify([productId, values]);

/** Writes the pieces with their history, as a correction by `actorName`. What is one of a kind is there once at most. */
export async function setPieces(
  db: Database,
  tenantId: TenantId,
  products: readonly PiecesOfProduct[],
  { actorName, reason }: { actorName: string; reason: string },
): Promise<void> {
  if (products.length === 0) {
    return;
  }
  const rows = await db.productVariant.findMany({
    where: { tenantId, productId: { in: products.map(({ productId }) => productId) } },
    select: { ...VARIANT_COLUMNS, productId: true },
  });
  const ids = new Map(rows.map((row) => [keyOf(row.productId, readVariant(row).values), row.id]));
  const wanted = new Map(
    products.flatMap(({ productId, pieces }) =>
      pieces.map(({ values, onHand }) => [ids.get(keyOf(productId, values)) ?? '', onHand] as const),
    ),
  );
  wanted.delete('');
  const stock = await lockStock(db, tenantId, [...wanted.keys()]);
  // Of combinations that are counted together, the last one says how many.
  const changes = new Map(
    stock.map((one) => {
      const onHand = wanted.get(one.variantId) ?? one.onHand;
      return [
        one.holderId,
        { stock: one, onHand: one.kind === 'one_of_a_kind' ? Math.min(onHand, 1) : onHand },
      ];
    }),
  );
  await changeOnHand(db, tenantId, [...changes.values()], { kind: 'corrected', actorName, reason });
}

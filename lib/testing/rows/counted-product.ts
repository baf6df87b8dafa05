import type { OptionsToSave } from '@/lib/catalog/options/options-to-save';
import { createProduct } from '@/lib/catalog/products/products.commands';
import { correctStock, setStockKind } from '@/lib/catalog/stocktaking/save-stock';
import { getStock } from '@/lib/catalog/stocktaking/stock.queries';
import type { TenantId } from '@/lib/ids';
import { submittedProduct } from './submitted-product';

/** The product whose stocks, one for each of its options' values that have one, count `onHand` pieces. */
export async function addCountedProduct(
  tenantId: TenantId,
  onHand: number,
  options?: OptionsToSave,
): Promise<string> {
  const made = await createProduct(tenantId, submittedProduct(options && { options }));
  if (!made.ok) {
    throw new Error(made.error.code);
  }
  const { id } = made.value;
  await countPieces(tenantId, id, onHand);
  return id;
}

/** Begins to count a product that was not counted. */
export async function countPieces(tenantId: TenantId, productId: string, onHand: number): Promise<void> {
  await setStockKind(tenantId, { productId, kind: 'counted', lowStockAt: null, counts: [] }, 'Ada');
  const rows = (await getStock(tenantId, productId))?.rows ?? [];
  const counts = rows.map(({ variantId, onHand: seen }) => ({ variantId, seen, onHand }));
  const counted = await correctStock(tenantId, { productId, counts, reason: '' }, 'Ada');
  if (!counted.ok) {
    throw new Error(counted.error.code);
  }
}

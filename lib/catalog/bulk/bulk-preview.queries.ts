import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import type { PricePreviewLine } from './bulk-result';
import { readChosen } from './chosen-products';
import { planPrice } from './plan-bulk';
import type { PriceChange } from './price-change';

/** What a change would make of the prices of the chosen products, those that it cannot change first. */
export async function previewPrices(
  tenantId: TenantId,
  ids: readonly string[],
  change: PriceChange,
): Promise<PricePreviewLine[]> {
  const { found } = await tenantDb(tenantId, (db) => readChosen(db, tenantId, ids, { isLocked: false }));
  const lines = found.map((product): PricePreviewLine => {
    const { id, name, priceCents: from, archivedAt } = product;
    const planned = planPrice(product, change);
    const line = { id, name, from, variants: product.variants.length };
    if (archivedAt !== null) {
      return { ...line, to: null, problem: 'archived' };
    }
    if (planned.ok) {
      return { ...line, to: cents(planned.value.priceCents), problem: null };
    }
    const { error } = planned;
    return { ...line, to: null, problem: error === 'too_low' || error === 'too_high' ? error : null };
  });
  const hasProblem = ({ problem }: PricePreviewLine) => Number(problem === null);
  return lines.sort((a, b) => hasProblem(a) - hasProblem(b));
}

// What a change of many products does to each of them. No I/O.
import type { Cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { CategoriesBefore, PriceBefore } from './batch-entry';
import type { BulkChange } from './bulk-input';
import type { SkipReason } from './bulk-result';
import type { ChosenProduct } from './chosen-products';
import { changedPrice, type PriceChange } from './price-change';

type Chosen = Pick<
  ChosenProduct,
  'isActive' | 'archivedAt' | 'priceCents' | 'variants' | 'categoryId' | 'further'
>;

/** The prices of a product and of its variants after a change. */
export function planPrice(product: Chosen, change: PriceChange): Result<PriceBefore, SkipReason> {
  const price = changedPrice(product.priceCents, change);
  if (!price.ok) {
    return price;
  }
  const variants: { id: string; priceCents: Cents }[] = [];
  for (const { id, priceCents } of product.variants) {
    const changed = changedPrice(priceCents, change);
    if (!changed.ok) {
      return changed;
    }
    variants.push({ id, priceCents: changed.value });
  }
  const isSame =
    price.value === product.priceCents &&
    variants.every(({ priceCents }, index) => priceCents === product.variants[index]?.priceCents);
  return isSame ? err('already') : ok({ priceCents: price.value, variants });
}

/** The categories of a product after a change. */
export function planCategories(
  { categoryId, further }: Pick<Chosen, 'categoryId' | 'further'>,
  { mode, categoryId: chosen }: Extract<BulkChange, { kind: 'categories' }>,
): Result<CategoriesBefore, SkipReason> {
  const all = categoryId === null ? [] : [categoryId, ...further.filter((id) => id !== categoryId)];
  const others = all.filter((id) => id !== chosen);
  const has = others.length < all.length;
  switch (mode) {
    case 'add':
      return has ? err('already') : ok(firstOf([...all, chosen]));
    case 'remove':
      return has ? ok(firstOf(others)) : err('already');
    case 'first':
      return categoryId === chosen ? err('already') : ok(firstOf([chosen, ...others]));
  }
}

const firstOf = ([first, ...further]: string[]): CategoriesBefore => ({ categoryId: first ?? null, further });

/** Why a product is left as it is; null if the change is for it. */
export function skipReason(product: Chosen, change: BulkChange): SkipReason | null {
  if (product.archivedAt !== null) {
    return 'archived';
  }
  switch (change.kind) {
    case 'activate':
      return product.isActive ? 'already' : null;
    case 'deactivate':
      return product.isActive ? null : 'already';
    case 'archive':
      return null;
    case 'price':
      return problemOf(planPrice(product, change.change));
    case 'categories':
      return problemOf(planCategories(product, change));
  }
}

const problemOf = (planned: Result<unknown, SkipReason>): SkipReason | null =>
  planned.ok ? null : planned.error;

// What becomes of one row of a file, from what the shop has. No I/O.
import { optionsProblems } from '@/lib/catalog/options/options-rules';
import type { OptionsToSave } from '@/lib/catalog/options/options-to-save';
import { variantWith } from '@/lib/catalog/options/product-option';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import { err, ok, type Result } from '@/lib/result';
import type { ImportedRow } from './import-input';
import { mergeOptions, type PiecesToSet } from './options/merge-options';
import type { StoredTarget } from './stored-products';

export type PlanError = 'sku_taken' | 'gone' | 'options_refused' | 'pieces_moved';

export type SkuHolder = { productId: string; isVariant: boolean };

export type ImportPlan = {
  /** False for a product that was found by the SKU of a variant: the product keeps its own. */
  writesSku: boolean;
  stockKind: StockKind | null;
  /** Null to leave them as they are. */
  options: OptionsToSave | null;
  pieces: PiecesToSet;
  /** In lower case. */
  skuKeys: string[];
};

/** `holders`: who has an SKU, in lower case. `stored`: the product to update; null to add one. */
export function planImport(
  row: ImportedRow,
  stored: StoredTarget | null,
  holders: ReadonlyMap<string, SkuHolder>,
): Result<ImportPlan, PlanError> {
  if (row.targetId !== null && (stored === null || stored.isArchived)) {
    return err('gone');
  }
  const key = row.sku.toLowerCase();
  const skuKeys = skuKeysOf(row);
  if (skuKeys.some((one) => holders.has(one) && holders.get(one)?.productId !== row.targetId)) {
    return err('sku_taken');
  }
  const writesSku = stored === null || (row.given.includes('sku') && holders.get(key)?.isVariant === false);
  const { stockKind: stated } = row.options;
  const isCounted = stated !== null && stated !== 'uncounted';
  const turnsOn = stored?.stockKind === 'uncounted' && isCounted;
  const setsPieces = isCounted && (stored === null || turnsOn || row.setsPieces);
  const merged = mergeOptions({
    // What the file's product has is said here: the shop's may have another SKU.
    draft: {
      ...row.options,
      variants: row.options.variants.map((variant) => ({ ...variant, sku: variant.sku || row.sku })),
    },
    product: {
      priceCents: stored !== null && !row.given.includes('price') ? stored.priceCents : row.priceCents,
      sku: stored === null || writesSku ? row.sku : stored.sku,
    },
    stored,
    setsPieces,
  });
  if (
    !merged.ok ||
    (merged.value.options !== null && Object.keys(optionsProblems(merged.value.options)).length > 0)
  ) {
    return err('options_refused');
  }
  const { options, pieces } = merged.value;
  if (stored !== null && !turnsOn && hasMoved(row, stored)) {
    return err('pieces_moved');
  }
  return ok({
    ...{ writesSku, options, pieces, skuKeys },
    stockKind: stored === null ? stated : turnsOn ? stated : null,
  });
}

const skuKeysOf = ({ sku, options }: ImportedRow): string[] =>
  [
    ...new Set([sku, ...options.variants.map((variant) => variant.sku)].map((one) => one.toLowerCase())),
  ].filter((key) => key !== '');

/** Whether a sale has moved pieces that the row sets since the preview showed them. */
function hasMoved({ options, setsPieces }: ImportedRow, { id, variants, onHand }: StoredTarget): boolean {
  return (
    setsPieces &&
    options.variants.some(({ values, pieces, seen }) => {
      const now = onHand.get(values.length === 0 ? id : (variantWith(variants, values)?.id ?? ''));
      // The call may be a repeated one, which has set them already.
      return (
        seen !== null && pieces.trim() !== '' && now !== undefined && now !== seen && now !== Number(pieces)
      );
    })
  );
}

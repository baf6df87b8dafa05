// What a product's options are after a file was taken over. Nothing that the shop has is dropped: values and combinations
// that only the shop has stay, and what the file does not say stays as it is. No I/O.
import type { OptionsToSave, VariantToSave } from '@/lib/catalog/options/options-to-save';
import {
  combinationCount,
  combinationsOf,
  MOST_VARIANTS,
  type OptionEffect,
  type ProductOption,
  type ProductVariant,
  variantWith,
} from '@/lib/catalog/options/product-option';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import { type Cents, cents, centsFromTyped, centsToDecimal } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { alignOptions, isNewStock } from './align-options';
import { deriveEffect, sharedItems } from './derive-effects';
import type { DraftOptions } from './draft-options';

export type StoredProduct = {
  priceCents: Cents;
  stockKind: StockKind;
  options: readonly ProductOption[];
  /** Of the present combinations. */
  variants: readonly ProductVariant[];
};

/** Pieces to be on hand, by the values of a combination. */
export type PiecesToSet = { values: string[]; onHand: number }[];

/** `options`: null to leave them as they are. */
export type MergedOptions = { options: OptionsToSave | null; pieces: PiecesToSet };

/** `other_options`: the shop's product has options of other names. */
export type MergeError = 'other_options' | 'too_many';

type Merge = {
  draft: DraftOptions;
  /** As it is saved with the file's fields. */
  product: { priceCents: Cents; sku: string };
  /** Null for a new product. */
  stored: StoredProduct | null;
  setsPieces: boolean;
};

/** The options to save and the pieces to set. */
export function mergeOptions({
  draft,
  product,
  stored,
  setsPieces,
}: Merge): Result<MergedOptions, MergeError> {
  const before = stored?.options ?? [];
  if (draft.options.length === 0 && before.length === 0) {
    return ok({ options: null, pieces: setsPieces ? piecesOf(draft) : [] });
  }
  // A file without options takes none away. Sizes of a roster are the roster's.
  if (draft.options.length === 0 || before.some(({ isRosterSize }) => isRosterSize)) {
    return ok({ options: null, pieces: [] });
  }
  const aligned = alignOptions(draft, before);
  if (aligned === null) {
    return err('other_options');
  }
  if (combinationCount(aligned.options.map(({ values }) => values)) > MOST_VARIANTS) {
    return err('too_many');
  }
  return ok(gridOf({ draft: aligned, product, stored, setsPieces }));
}

function piecesOf({ variants }: DraftOptions): PiecesToSet {
  return variants.flatMap(({ values, pieces }) =>
    pieces.trim() === '' ? [] : [{ values, onHand: Number(pieces) }],
  );
}

function gridOf({ draft, product, stored, setsPieces }: Merge): MergedOptions {
  const rows = combinationsOf(draft.options.map(({ values }) => values)).map((values) => ({
    values,
    file: variantWith(draft.variants, values),
    shop: variantWith(stored?.variants ?? [], values),
  }));
  type Row = (typeof rows)[number];
  const priceOf = ({ file, shop }: Row): Cents | null =>
    file
      ? (centsFromTyped(file.price) ?? product.priceCents)
      : shop
        ? (shop.priceCents ?? stored?.priceCents ?? product.priceCents)
        : null;
  const skuOf = ({ file, shop }: Row): string | null => {
    const sku = file ? file.sku.trim() : shop ? (shop.sku ?? '') : null;
    return sku?.toLowerCase() === product.sku.toLowerCase() ? '' : sku;
  };
  const isSold = ({ file, shop }: Row) => file !== undefined || (shop?.isOffered ?? false);
  const cellsOf = <Item>(itemOf: (row: Row) => Item | null) =>
    rows.flatMap((row) => {
      const item = isSold(row) ? itemOf(row) : null;
      return item === null ? [] : [{ values: row.values, item }];
    });

  const isCounted = draft.stockKind !== null && draft.stockKind !== 'uncounted';
  const inFile = isCounted ? piecesOf(draft) : [];
  const prices = cellsOf(priceOf);
  const skus = cellsOf(skuOf);
  const known = knownEffects(draft, stored, setsPieces);
  const changesPrice = orFirst(
    deriveEffect(prices, known('changesPrice')),
    prices.some(({ item }) => item !== product.priceCents),
  );
  const changesSku = orFirst(
    deriveEffect(skus, known('changesSku')),
    skus.some(({ item }) => item !== ''),
  );
  const changesStock = deriveEffect(
    (setsPieces ? inFile : []).map(({ values, onHand }) => ({ values, item: onHand })),
    known('changesStock'),
  );
  const changesPicture = known('changesPicture');
  // A combination without a price of its own has that of those that are alike, or the form would show the group without.
  const sharedPrice = sharedItems(prices, changesPrice);
  const sharedSku = sharedItems(skus, changesSku);
  const variants = rows.map((row): VariantToSave => {
    const price = priceOf(row) ?? sharedPrice(row.values) ?? product.priceCents;
    const isOwn = row.shop?.priceCents === price || price !== product.priceCents;
    return {
      id: row.shop?.id ?? null,
      values: row.values,
      price: isOwn ? centsToDecimal(cents(price)) : '',
      sku: skuOf(row) ?? sharedSku(row.values) ?? '',
      isOffered: isSold(row),
    };
  });
  return {
    options: {
      options: draft.options.map(({ name, values }, index) => ({
        name,
        isRosterSize: false,
        changesPrice: changesPrice[index] ?? false,
        changesSku: changesSku[index] ?? false,
        changesStock: changesStock[index] ?? false,
        changesPicture: changesPicture[index] ?? false,
        values: values.map((text) => ({ text, picture: pictureOf(stored, index, text) })),
      })),
      variants,
    },
    // No sale can have moved what was not counted yet.
    pieces: inFile.filter(
      ({ values }) => setsPieces || isNewStock(values, stored?.options ?? [], changesStock),
    ),
  };
}

/** What one price or SKU for all that is not the product's needs: one option that changes it. */
const orFirst = (changes: boolean[], isOther: boolean): boolean[] =>
  isOther && !changes.includes(true) ? changes.map((_changes, index) => index === 0) : changes;

/** What is known to change, before the cells are looked at: in the shop, and as the file states. */
function knownEffects({ options }: DraftOptions, stored: StoredProduct | null, setsPieces: boolean) {
  const before = stored?.options ?? [];
  // Pieces that are counted together fit none of several stocks, so they stay together until the file sets them.
  const keepsPieces = stored !== null && stored.stockKind !== 'uncounted' && !setsPieces;
  const hasPicture = before.some(({ changesPicture }) => changesPicture);
  const pictured = options.findIndex(({ changesPicture }) => changesPicture);
  return (effect: OptionEffect): boolean[] =>
    options.map((option, index) => {
      const isBefore = before[index]?.[effect] ?? false;
      switch (effect) {
        case 'changesPicture':
          return hasPicture ? isBefore : index === pictured;
        case 'changesStock':
          return isBefore || (!keepsPieces && option.changesStock);
        default:
          return isBefore || option[effect];
      }
    });
}

function pictureOf(stored: StoredProduct | null, index: number, text: string) {
  if (!stored?.options[index]?.changesPicture) {
    return null;
  }
  const url = stored.variants.find(({ values }) => values[index] === text)?.imageUrl;
  return url ? { url } : null;
}

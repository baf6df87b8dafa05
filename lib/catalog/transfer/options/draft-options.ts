// The options, combinations and pieces of a product as a file describes them: texts as they stand there, so that they can
// be repaired. Safe for the browser.
import type { OptionEffect } from '@/lib/catalog/options/product-option';
import type { StockKind } from '@/lib/catalog/stock/stock-kinds';
import type { Cents } from '@/lib/money/cents';

/** The effects are those that the file states; what its cells need besides is found when they are taken over. */
export type DraftOption = Record<OptionEffect, boolean> & { name: string; values: string[] };

/** A combination that is for sale. An empty price or SKU is the product's; no pieces: the file does not say. */
export type DraftVariant = { values: string[]; price: string; sku: string; pieces: string };

export type DraftOptions = {
  options: DraftOption[];
  /** Of a product without options: one without values, if the file has its pieces. */
  variants: DraftVariant[];
  /** Null: the file does not say how the stock is kept. */
  stockKind: StockKind | null;
};

export const NO_DRAFT_OPTIONS: DraftOptions = { options: [], variants: [], stockKind: null };

export const NO_EFFECTS: Record<OptionEffect, boolean> = {
  changesPrice: false,
  changesStock: false,
  changesSku: false,
  changesPicture: false,
};

/** The product in the shop that a row of the file can update, as the preview compares it. */
export type ExistingProduct = {
  productId: string;
  priceCents: Cents;
  stockKind: StockKind;
  options: { name: string; values: string[]; changesStock: boolean; isRosterSize: boolean }[];
  /** How many combinations are for sale. */
  combinations: number;
  /** Those that the file names too, with what they cost and how many are there. */
  variants: { values: string[]; priceCents: Cents; sku: string; pieces: number }[];
};

// What the preview says of the options and pieces of a file, and of what they change. No I/O.
import { combinationCount, variantWith } from '@/lib/catalog/options/product-option';
import { centsFromTyped } from '@/lib/money/cents';
import { alignOptions, isNewStock } from './align-options';
import { withVariants } from './draft-edits';
import type { DraftOptions, ExistingProduct } from './draft-options';

export type OptionsSummary = {
  options: { name: string; values: string[] }[];
  combinations: number;
  /** In cents; null if no price can be read. */
  lowest: number | null;
  highest: number | null;
  /** Null if they are not counted. */
  pieces: number | null;
};

const isNumber = (text: string) => /^\d{1,7}$/.test(text.trim());

/** The pieces of one combination, or of all if they are counted together. */
function sumOfPieces({ options, variants, stockKind }: DraftOptions): number | null {
  const counted = variants.filter(({ pieces }) => isNumber(pieces));
  if (stockKind === null || stockKind === 'uncounted' || counted.length === 0) {
    return null;
  }
  const stocks = new Map(
    counted.map(({ values, pieces }) => [
      JSON.stringify(values.filter((_value, index) => options[index]?.changesStock)),
      Number(pieces),
    ]),
  );
  return [...stocks.values()].reduce((sum, pieces) => sum + pieces, 0);
}

/** `price` is the product's, for combinations without one. */
export function summaryOf(draft: DraftOptions, price: string): OptionsSummary {
  const { options, variants } = withVariants(draft);
  const prices = (variants.length === 0 ? [''] : variants.map((variant) => variant.price)).flatMap(
    (text) => centsFromTyped(text.trim() === '' ? price : text) ?? [],
  );
  return {
    options: options.map(({ name, values }) => ({ name, values })),
    combinations:
      options.length === 0 ? 0 : variants.length || combinationCount(options.map(({ values }) => values)),
    lowest: prices.length === 0 ? null : Math.min(...prices),
    highest: prices.length === 0 ? null : Math.max(...prices),
    pieces: sumOfPieces(draft),
  };
}

export type OptionsChange = {
  /** `taken`: the file's options are added or merged. `roster`, `kept`: the shop's stay, and why. */
  options: 'none' | 'taken' | 'roster' | 'kept';
  added: number;
  /** Combinations of the shop that the file does not name. */
  kept: number;
  prices: number;
  /** Numbers of pieces that differ from those of the shop; and those of combinations that are not counted yet. */
  pieces: number;
  newPieces: number;
  turnsOn: boolean;
  /** What is counted together is counted apart, if the pieces are set. */
  regroups: boolean;
};

/** What the file changes of the product that it updates; null if their options do not fit together. */
export function changeOf(
  draft: DraftOptions,
  existing: ExistingProduct,
  price: string,
): OptionsChange | null {
  const isRoster = existing.options.some(({ isRosterSize }) => isRosterSize);
  const isKept = draft.options.length === 0 && existing.options.length > 0;
  const turnsOn =
    existing.stockKind === 'uncounted' && draft.stockKind !== null && draft.stockKind !== 'uncounted';
  if (isRoster || isKept) {
    const options = isRoster ? ('roster' as const) : ('kept' as const);
    return {
      options,
      added: 0,
      kept: existing.combinations,
      prices: 0,
      pieces: 0,
      newPieces: 0,
      turnsOn: false,
      regroups: false,
    };
  }
  const aligned = alignOptions(withVariants(draft), existing.options);
  if (aligned === null) {
    return null;
  }
  let added = 0;
  let prices = 0;
  let pieces = 0;
  let newPieces = 0;
  const counts = existing.options.map(({ changesStock }) => changesStock);
  for (const variant of aligned.variants) {
    const known = variantWith(existing.variants, variant.values);
    const cents = centsFromTyped(variant.price.trim() === '' ? price : variant.price);
    added += known === undefined ? 1 : 0;
    prices += known !== undefined && cents !== null && cents !== known.priceCents ? 1 : 0;
    if (isNumber(variant.pieces) && Number(variant.pieces) !== (known?.pieces ?? 0)) {
      const isNew = isNewStock(variant.values, existing.options, counts);
      pieces += isNew ? 0 : 1;
      newPieces += isNew ? 1 : 0;
    }
  }
  const hasOptions = draft.options.length > 0;
  return {
    options: hasOptions ? 'taken' : 'none',
    added: hasOptions ? added : 0,
    kept: hasOptions ? existing.combinations - (aligned.variants.length - added) : 0,
    prices: hasOptions ? prices : 0,
    ...{ pieces, newPieces, turnsOn },
    regroups: draft.options.some((option, index) => option.changesStock && counts[index] === false),
  };
}

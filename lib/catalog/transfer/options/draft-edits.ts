// Repairs of a file's options in the preview. Pure.
import { combinationCount, combinationsOf, MOST_VARIANTS } from '@/lib/catalog/options/product-option';
import type { DraftOptions, DraftVariant } from './draft-options';

/** With a combination of each value if the file names none, as Etsy's does not for more than there may be. */
export function withVariants(draft: DraftOptions): DraftOptions {
  const lists = draft.options.map(({ values }) => values);
  return draft.options.length === 0 || draft.variants.length > 0 || combinationCount(lists) > MOST_VARIANTS
    ? draft
    : {
        ...draft,
        variants: combinationsOf(lists).map((values) => ({ values, price: '', sku: '', pieces: '' })),
      };
}

export const renameOption = (draft: DraftOptions, place: number, name: string): DraftOptions => ({
  ...draft,
  options: draft.options.map((option, index) => (index === place ? { ...option, name } : option)),
});

const replaceAt = (values: readonly string[], place: number, text: string): string[] =>
  values.map((value, index) => (index === place ? text : value));

/** Gives a value another text, in all its combinations. Two values with one text stay two: the preview says so. */
export function renameValue(draft: DraftOptions, option: number, place: number, text: string): DraftOptions {
  const before = draft.options[option]?.values[place];
  const isTwice = draft.options[option]?.values.some((value, index) => index !== place && value === text);
  if (before === undefined || isTwice) {
    return draft;
  }
  return {
    ...draft,
    options: draft.options.map((one, index) =>
      index === option ? { ...one, values: replaceAt(one.values, place, text) } : one,
    ),
    variants: draft.variants.map((variant) =>
      variant.values[option] === before
        ? { ...variant, values: replaceAt(variant.values, option, text) }
        : variant,
    ),
  };
}

/** Leaves a value out, with its combinations. */
export function removeValue(draft: DraftOptions, option: number, place: number): DraftOptions {
  const gone = draft.options[option]?.values[place];
  return withVariants({
    ...draft,
    options: draft.options.map((one, index) =>
      index === option ? { ...one, values: one.values.filter((_value, at) => at !== place) } : one,
    ),
    variants: draft.variants.filter(({ values }) => values[option] !== gone),
  });
}

export const changeVariant = (
  draft: DraftOptions,
  place: number,
  change: Partial<Pick<DraftVariant, 'price' | 'sku' | 'pieces'>>,
): DraftOptions => ({
  ...draft,
  variants: draft.variants.map((variant, index) => (index === place ? { ...variant, ...change } : variant)),
});

/** Whether all combinations share one number of pieces. */
export const sharesPieces = ({ options, variants }: DraftOptions): boolean =>
  !options.some(({ changesStock }) => changesStock) &&
  variants.every(({ pieces }) => pieces === variants[0]?.pieces);

export const changePieces = (draft: DraftOptions, pieces: string): DraftOptions => ({
  ...draft,
  variants: draft.variants.map((variant) => ({ ...variant, pieces })),
});

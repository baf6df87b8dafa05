// The options of a product, such as Size and Glaze, and its variants: one for each combination of their values
// (docs/decisions/0210). Pure, without a schema library: the forms of shop and admin area use it.
import type { Cents } from '@/lib/money/cents';

export const MOST_OPTIONS = 3;
/** The most combinations of a product's values. */
export const MOST_VARIANTS = 100;
export const LONGEST_OPTION_NAME = 40;
export const LONGEST_OPTION_VALUE = 60;

/** What an option may change; without one of them, all its values are alike in that. */
export const OPTION_EFFECTS = ['changesPrice', 'changesStock', 'changesSku', 'changesPicture'] as const;
export type OptionEffect = (typeof OPTION_EFFECTS)[number];

export type ProductOption = Record<OptionEffect, boolean> & {
  name: string;
  values: string[];
  /** Its values are the sizes of the product's roster, which also say what a size adds to the price. */
  isRosterSize: boolean;
};

/** A combination of values. Null stands for what the product has. */
export type ProductVariant = {
  id: string;
  /** Parallel to the product's options. */
  values: string[];
  sku: string | null;
  priceCents: Cents | null;
  imageUrl: string | null;
  isOffered: boolean;
};

const KIND = 'option:';
const LONGEST_SLUG = 40;

/**
 * The kinds of the choices that answer a product's options, each once: `option:size` by the name, or `option:2` by its
 * place, for a name without a latin letter or with the slug of another.
 */
export function optionKinds(options: readonly Pick<ProductOption, 'name'>[]): string[] {
  const slugs: string[] = [];
  for (const [index, { name }] of options.entries()) {
    const slug = name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9 _-]/g, '')
      .trim()
      .replaceAll(/[ _-]+/g, '-')
      .slice(0, LONGEST_SLUG);
    slugs.push(/[a-z]/.test(slug) && !slugs.includes(slug) ? slug : String(index + 1));
  }
  return slugs.map((slug) => `${KIND}${slug}`);
}

export const isOptionKind = (kind: string): boolean => kind.startsWith(KIND);

/** The name of an option in a product's address: `size` in `?size=Large`. */
export const optionParameter = (kind: string): string => kind.slice(KIND.length);

/** Each combination of one item of each list, those of the first list together. One empty combination of no lists. */
export const combinationsOf = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>(
    (begun, items) => begun.flatMap((start) => items.map((item) => [...start, item])),
    [[]],
  );

/** The number of combinations. */
export const combinationCount = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((product, { length }) => product * length, 1);

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((value, index) => value === others[index]);

/** The variant of these values. */
export const variantWith = <Variant extends { values: readonly string[] }>(
  variants: readonly Variant[],
  values: readonly string[],
): Variant | undefined => variants.find((variant) => isSame(variant.values, values));

/** Of a combination, the items of those options that have an effect: equal for combinations that are alike in it. */
export const effectKey = (
  options: readonly Record<OptionEffect, boolean>[],
  effect: OptionEffect,
  combination: readonly string[],
): string => JSON.stringify(combination.filter((_item, index) => options[index]?.[effect]));

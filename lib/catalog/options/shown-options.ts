// A product's options as its page shows them. Pure.
import { type Cents, cents } from '@/lib/money/cents';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import {
  combinationsOf,
  optionKinds,
  optionParameter,
  type ProductOption,
  type ProductVariant,
  variantWith,
} from './product-option';
import { upchargeOf } from './roster-size';

export type ShownOption = {
  /** Of the choice that answers it. */
  kind: string;
  /** Its name in the address of the page. */
  parameter: string;
  name: string;
  isRosterSize: boolean;
  /** Those with which something is sold. A picture for the option that changes it. */
  values: { text: string; imageUrl: string | null }[];
};

export type ShownVariant = {
  id: string;
  /** Parallel to the options. */
  values: string[];
  priceCents: Cents;
  /** What its size adds to the price; a roster adds it to the line as a whole. */
  upchargeCents: Cents;
  /** What it costs without a sale; null if none runs. And the lowest price of the 30 days before the sale, in the EU. */
  regularCents?: Cents | null;
  lowestCents?: Cents | null;
  imageUrl: string | null;
  isSoldOut: boolean;
  /** The pieces left, if they are few. */
  left: number | null;
};

/** The combinations of a product's options, in their order; none of a product without options. */
export const currentVariants = (
  options: readonly ProductOption[],
  variants: readonly ProductVariant[],
): ProductVariant[] =>
  options.length === 0
    ? []
    : combinationsOf(options.map(({ values }) => values)).flatMap(
        (values) => variantWith(variants, values) ?? [],
      );

/** The lowest price of what is sold, and whether there are several. What sizes of a roster add does not count. */
export function priceRange(
  { priceCents }: { priceCents: number },
  variants: readonly Pick<ProductVariant, 'priceCents' | 'isOffered'>[],
): { lowest: Cents; hasSeveral: boolean } {
  const sold = variants.filter(({ isOffered }) => isOffered);
  const prices = sold.length === 0 ? [priceCents] : sold.map((variant) => variant.priceCents ?? priceCents);
  const lowest = Math.min(...prices);
  return { lowest: cents(lowest), hasSeveral: Math.max(...prices) > lowest };
}

type ShownProduct = {
  priceCents: number;
  imageUrl: string | null;
  options: readonly ProductOption[];
  variants: readonly ProductVariant[];
  rosterSettings: RosterSettings;
};

/** Options and variants for the product's page; `few`: the pieces left of variants of which there are few, 0 for none. */
export function showOptions(
  product: ShownProduct,
  few: ReadonlyMap<string, number> = new Map(),
): { options: ShownOption[]; variants: ShownVariant[] } {
  const sold = currentVariants(product.options, product.variants).filter(({ isOffered }) => isOffered);
  const kinds = optionKinds(product.options);
  const sizeAt = product.options.findIndex(({ isRosterSize }) => isRosterSize);
  return {
    options: product.options.map(({ name, values, isRosterSize, changesPicture }, index) => ({
      kind: kinds[index] ?? '',
      parameter: optionParameter(kinds[index] ?? ''),
      name,
      isRosterSize,
      values: values.flatMap((text) => {
        const first = sold.find((variant) => variant.values[index] === text);
        return first ? [{ text, imageUrl: changesPicture ? first.imageUrl : null }] : [];
      }),
    })),
    variants: sold.map(({ id, values, priceCents, imageUrl }) => ({
      id,
      values,
      priceCents: cents(priceCents ?? product.priceCents),
      upchargeCents: upchargeOf(product.rosterSettings, values[sizeAt] ?? ''),
      imageUrl: imageUrl ?? product.imageUrl,
      isSoldOut: few.get(id) === 0,
      left: few.get(id) ?? null,
    })),
  };
}

// What a shopper has chosen of a product's options so far. Pure.
import type { ShownProduct } from '@/lib/cart/cart';
import type { ShownOption, ShownVariant } from '@/lib/catalog/options/shown-options';
import type { LineChoice } from '@/lib/choices/line-choice';
import { type Cents, cents, sumCents } from '@/lib/money/cents';

/** The value of each option; null where nothing is chosen, or where the roster says it. */
export type ChosenValues = readonly (string | null)[];

type OptionedProduct = {
  priceCents: Cents;
  regularCents?: Cents | null;
  imageUrl: string | null;
  options: readonly ShownOption[];
  variants: readonly ShownVariant[];
};

export type ValueState = 'available' | 'sold_out' | 'not_sold';

const isLike = ({ values }: ShownVariant, chosen: ChosenValues): boolean =>
  chosen.every((value, index) => value === null || value === values[index]);

/** The variants with these values, whatever the others are. */
const variantsLike = (variants: readonly ShownVariant[], chosen: ChosenValues): ShownVariant[] =>
  variants.filter((variant) => isLike(variant, chosen));

const stateOf = (variants: readonly ShownVariant[]): ValueState =>
  variants.length === 0
    ? 'not_sold'
    : variants.every(({ isSoldOut }) => isSoldOut)
      ? 'sold_out'
      : 'available';

/** Whether a value can be bought, together with what is chosen of the other options. */
export const valueState = (
  { variants }: OptionedProduct,
  chosen: ChosenValues,
  index: number,
  value: string,
): ValueState => stateOf(variantsLike(variants, chosen.with(index, value)));

/** Whether what is chosen can be bought. */
export const chosenState = ({ variants }: OptionedProduct, chosen: ChosenValues): ValueState =>
  stateOf(variantsLike(variants, chosen));

/** The pieces left of the one variant that is chosen, if they are few. */
export function leftOfChosen(
  { variants }: Pick<OptionedProduct, 'variants'>,
  chosen: ChosenValues,
): number | null {
  const [only, ...others] = variantsLike(variants, chosen);
  return others.length > 0 ? null : (only?.left ?? null);
}

/** The options that the shopper answers here; the roster's sizes are on the roster if there is one. */
export const isAskedHere = ({ isRosterSize }: ShownOption, hasRoster: boolean): boolean =>
  !(isRosterSize && hasRoster);

/** Places of the options that are not answered yet. */
export const missingOptions = (
  { options }: OptionedProduct,
  chosen: ChosenValues,
  hasRoster: boolean,
): number[] =>
  options.flatMap((option, index) =>
    isAskedHere(option, hasRoster) && chosen[index] === null ? [index] : [],
  );

/** What each of the variants with these values costs. */
const pricesOf = ({ variants }: OptionedProduct, chosen: ChosenValues, hasRoster: boolean): Cents[] =>
  variantsLike(variants, chosen).map(({ priceCents, upchargeCents }) =>
    hasRoster ? priceCents : sumCents([priceCents, upchargeCents]),
  );

/** Whether all that changes the price is chosen. */
export const isPriceKnown = (product: OptionedProduct, chosen: ChosenValues, hasRoster: boolean): boolean =>
  new Set(pricesOf(product, chosen, hasRoster)).size === 1;

/** Price and picture of what is chosen, and what its price is made of. */
export type ChosenProduct = ShownProduct & {
  regularCents: Cents | null;
  lowestCents: Cents | null;
  /** The part of the price that a size adds, which no price by quantity makes less. */
  sizeCents: Cents;
};

/** What is chosen; the product's own until all that changes it is chosen. */
export function shownOf(product: OptionedProduct, chosen: ChosenValues, hasRoster: boolean): ChosenProduct {
  const like = variantsLike(product.variants, chosen);
  const { priceCents, imageUrl } = product;
  const only = <Value>(values: readonly Value[], other: Value): Value =>
    new Set(values).size === 1 ? (values[0] ?? other) : other;
  return {
    priceCents: only(pricesOf(product, chosen, hasRoster), priceCents),
    regularCents: only(
      like.map(({ regularCents, upchargeCents }) =>
        regularCents ? sumCents([regularCents, hasRoster ? cents(0) : upchargeCents]) : null,
      ),
      product.regularCents ?? null,
    ),
    lowestCents: only(
      like.map(({ lowestCents }) => lowestCents ?? null),
      null,
    ),
    sizeCents: hasRoster
      ? cents(0)
      : only(
          like.map(({ upchargeCents }) => upchargeCents),
          cents(0),
        ),
    imageUrl: only(
      like.map((variant) => variant.imageUrl),
      imageUrl,
    ),
  };
}

/** The choices of a cart line. */
export const optionChoices = (
  options: readonly ShownOption[],
  chosen: ChosenValues,
  hasRoster: boolean,
): LineChoice[] =>
  options.flatMap((option, index) => {
    const value = chosen[index] ?? null;
    return value === null || !isAskedHere(option, hasRoster)
      ? []
      : [{ kind: option.kind, label: option.name, value }];
  });

/** The values that an address names; those of an option with one value are chosen already. */
export const valuesOfAddress = (options: readonly ShownOption[], search: string): (string | null)[] => {
  const parameters = new URLSearchParams(search);
  return options.map(({ parameter, values }) => {
    const named = parameters.get(parameter);
    const one = values.length === 1 ? values[0] : undefined;
    return (values.find(({ text }) => text === named) ?? one)?.text ?? null;
  });
};

/** The address with what is chosen; other parameters stay. */
export function addressWith(address: string, options: readonly ShownOption[], chosen: ChosenValues): string {
  const url = new URL(address);
  for (const [index, { parameter }] of options.entries()) {
    const value = chosen[index] ?? null;
    if (value === null) {
      url.searchParams.delete(parameter);
    } else {
      url.searchParams.set(parameter, value);
    }
  }
  return url.href;
}

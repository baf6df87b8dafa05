// Which variants a line sells, by the values that its shopper chose, or by the sizes on its roster.
import { choiceOf } from '@/lib/choices/line-choice';
import { type Cents, cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { optionKinds, type ProductOption, type ProductVariant, variantWith } from './product-option';
import { upchargeOf } from './roster-size';

export type OptionError = 'option_missing' | 'option_unknown' | 'option_not_offered';

/** What is read of a product with options. */
export type OptionedProduct = {
  id: string;
  sku: string;
  priceCents: number;
  imageUrl: string | null;
  options: readonly ProductOption[];
  /** Those that are sold. */
  variants: readonly ProductVariant[];
  rosterSettings: RosterSettings;
};

export type VariantPieces = { variantId: string; pieces: number };

export type ChosenVariant = {
  /** Null for a roster whose sizes are several variants, or are not known. */
  variantId: string | null;
  /** The pieces of each variant. Empty for a roster whose sizes are not known. */
  variantPieces: VariantPieces[];
  sku: string;
  /** Of one piece, without what the sizes of a roster add. */
  priceCents: Cents;
  /** What the chosen size adds to it: no sale or price by quantity makes that less. */
  sizeUpchargeCents: Cents;
  imageUrl: string | null;
};

/** The pieces of a line: `sizes` of its roster; `isUnread` for one that could not be read, so nobody knows its sizes. */
export type LinePieces = {
  quantity: number;
  sizes: readonly { label: string; pieces: number }[] | null;
  isUnread: boolean;
};

type Answer = { kind: string; value: string };

/**
 * The variants of a line. `option_missing` if an option has no answer, `option_unknown` for one that is no value of its
 * option, `option_not_offered` for values that the shop does not sell together.
 */
export function chooseVariant(
  product: OptionedProduct,
  answers: readonly Answer[],
  line: LinePieces,
): Result<ChosenVariant, OptionError> {
  if (product.options.length === 0) {
    return ok({ ...ofProduct(product), variantPieces: [{ variantId: product.id, pieces: line.quantity }] });
  }
  const chosen = chosenValues(product.options, answers, line);
  if (!chosen.ok) {
    return chosen;
  }
  const sold = soldVariants(product, chosen.value, line);
  return sold === null ? err('option_not_offered') : ok(soldAs(product, sold, line));
}

const ofProduct = ({
  id,
  sku,
  priceCents,
  imageUrl,
}: OptionedProduct): Omit<ChosenVariant, 'variantPieces'> => ({
  variantId: id,
  sku,
  priceCents: cents(priceCents),
  sizeUpchargeCents: cents(0),
  imageUrl,
});

const isOnRoster = ({ isRosterSize }: ProductOption, { sizes, isUnread }: LinePieces): boolean =>
  isRosterSize && (sizes !== null || isUnread);

/** The value of each option; null for the one that the roster answers. */
function chosenValues(
  options: readonly ProductOption[],
  answers: readonly Answer[],
  line: LinePieces,
): Result<(string | null)[], OptionError> {
  const kinds = optionKinds(options);
  const values: (string | null)[] = [];
  for (const [index, option] of options.entries()) {
    const value = choiceOf(answers, kinds[index] ?? '')?.value;
    if (isOnRoster(option, line)) {
      values.push(null);
    } else if (!value) {
      return err('option_missing');
    } else if (!option.values.includes(value)) {
      return err('option_unknown');
    } else {
      values.push(value);
    }
  }
  return ok(values);
}

/** A variant of a line; null pieces for a roster that nobody could read. */
type SoldVariant = { variant: ProductVariant; pieces: number | null };

/** The variants of the line; null if one of them is not sold. */
function soldVariants(
  { options, variants }: OptionedProduct,
  chosen: readonly (string | null)[],
  { quantity, sizes, isUnread }: LinePieces,
): SoldVariant[] | null {
  const isListed = options.some((option, index) => option.isRosterSize && chosen[index] === null);
  if (isListed && isUnread) {
    // It has the price and the picture of each variant with these values.
    const like = variants.find(({ values }) =>
      chosen.every((value, index) => value === null || value === values[index]),
    );
    return like ? [{ variant: like, pieces: null }] : null;
  }
  const counted = isListed && sizes !== null ? sizes : [{ label: '', pieces: quantity }];
  const sold: SoldVariant[] = [];
  for (const { label, pieces } of counted) {
    const variant = variantWith(
      variants,
      chosen.map((value) => value ?? label),
    );
    if (!variant?.isOffered) {
      return null;
    }
    sold.push({ variant, pieces });
  }
  return sold;
}

function soldAs(
  product: OptionedProduct,
  sold: readonly SoldVariant[],
  { sizes, isUnread }: LinePieces,
): ChosenVariant {
  const [first] = sold;
  if (first === undefined) {
    return { ...ofProduct(product), variantId: null, variantPieces: [] };
  }
  const { variant } = first;
  const isOne = sold.length === 1 && first.pieces !== null;
  const hasRoster = sizes !== null || isUnread;
  const size = variant.values[product.options.findIndex(({ isRosterSize }) => isRosterSize)];
  // A roster's sizes are added to the line as a whole.
  const upcharge = hasRoster || size === undefined ? 0 : upchargeOf(product.rosterSettings, size);
  return {
    variantId: isOne ? variant.id : null,
    variantPieces: sold.flatMap(({ variant: { id }, pieces }) =>
      pieces === null ? [] : [{ variantId: id, pieces }],
    ),
    sku: (isOne ? variant.sku : null) ?? product.sku,
    priceCents: cents((variant.priceCents ?? product.priceCents) + upcharge),
    sizeUpchargeCents: cents(upcharge),
    imageUrl: variant.imageUrl ?? product.imageUrl,
  };
}

// The rules for the fields of a product (specification §5). No I/O and no schema library: the form checks itself with
// these before it sends anything, and the server's schema uses them.
import { HIGHEST_PRICE, LONGEST_SKU } from '@/lib/catalog/product-limits';
import { LONGEST_ANSWER } from '@/lib/choices/line-choice';
import { messages } from '@/lib/messages';
import { centsFromTyped, formatCents } from '@/lib/money/cents';
import { characterCount, cleanLine, cleanLines } from '@/lib/text/clean-text';
import { gramsFromText } from '@/lib/text/weight';

export const LONGEST_NAME = 300;
export const LONGEST_DESCRIPTION = 5_000;
export const LONGEST_LABEL = 80;
/** The most categories of a product besides its first. */
export const MOST_FURTHER_CATEGORIES = 20;
const LONGEST_PLACEHOLDER = 160;

const tooLong = (text: string, limit: number) =>
  characterCount(text) > limit ? messages.product.tooLong(limit) : null;

function requiredLine(typed: string, limit: number, missing: string): string | null {
  const text = cleanLine(typed);
  return text === '' ? missing : tooLong(text, limit);
}

function priceProblem(typed: string): string | null {
  if (typed.trim() === '') {
    return messages.product.priceMissing;
  }
  const price = centsFromTyped(typed);
  if (price === null) {
    return messages.product.priceInvalid;
  }
  if (price === 0) {
    return messages.product.priceZero;
  }
  return price > HIGHEST_PRICE ? messages.product.priceTooHigh(formatCents(HIGHEST_PRICE)) : null;
}

/** A typed limit of letters; null for an empty text, undefined for an invalid one. */
export function letterLimitOf(typed: string): number | null | undefined {
  const text = cleanLine(typed);
  if (text === '') {
    return null;
  }
  const limit = text.length <= 3 && /^\d+$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= LONGEST_ANSWER ? limit : undefined;
}

/** The grams of a typed weight; null for an empty text, undefined for an invalid one. */
export function weightOf(typed: string): number | null | undefined {
  const text = cleanLine(typed);
  return text === '' ? null : (gramsFromText(text) ?? undefined);
}

/** The text fields, in the order of the form. */
export const TEXT_FIELDS = [
  'name',
  'description',
  'price',
  'sku',
  'weight',
  'customizationLabel',
  'customizationPlaceholder',
  'customizationLimit',
] as const;

export type ProductTextField = (typeof TEXT_FIELDS)[number];

/** By field: the sentence about an error in the text; null if there is none. */
export const productTextProblem: Record<ProductTextField, (typed: string) => string | null> = {
  name: (typed) => requiredLine(typed, LONGEST_NAME, messages.product.nameMissing),
  description: (typed) => tooLong(cleanLines(typed), LONGEST_DESCRIPTION),
  price: priceProblem,
  sku: (typed) => requiredLine(typed, LONGEST_SKU, messages.product.skuMissing),
  weight: (typed) => (weightOf(typed) === undefined ? messages.product.weightInvalid : null),
  customizationLabel: (typed) => tooLong(cleanLine(typed), LONGEST_LABEL),
  customizationPlaceholder: (typed) => tooLong(cleanLine(typed), LONGEST_PLACEHOLDER),
  customizationLimit: (typed) =>
    letterLimitOf(typed) === undefined ? messages.product.letterLimitInvalid(LONGEST_ANSWER) : null,
};

const LONGEST: Partial<Record<ProductTextField, number>> = {
  name: LONGEST_NAME,
  description: LONGEST_DESCRIPTION,
  sku: LONGEST_SKU,
  customizationLabel: LONGEST_LABEL,
  customizationPlaceholder: LONGEST_PLACEHOLDER,
};

/** The sentence about a text that is too long to be read. */
export function productTextTooLong(field: ProductTextField): string {
  if (field === 'customizationLimit') {
    return messages.product.letterLimitInvalid(LONGEST_ANSWER);
  }
  if (field === 'weight') {
    return messages.product.weightInvalid;
  }
  const limit = LONGEST[field];
  return limit === undefined ? messages.product.priceInvalid : messages.product.tooLong(limit);
}

/** Whether one of the three required fields is empty. */
export const isRequiredMissing = (values: Record<'name' | 'price' | 'sku', string>): boolean =>
  [values.name, values.price, values.sku].some((typed) => cleanLine(typed) === '');

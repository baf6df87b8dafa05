// The rules for the options of a product. No I/O and no schema library: the form checks itself with these before it
// sends anything, and the server's schema uses them.
import { HIGHEST_PRICE, LONGEST_SKU } from '@/lib/catalog/product-limits';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import { productSentences } from '@/lib/messages/en/product';
import { centsFromTyped, formatCents } from '@/lib/money/cents';
import { fold } from '@/lib/rosters/fold';
import { characterCount, cleanLine } from '@/lib/text/clean-text';
import { type OptionsToSave, UPLOADING } from './options-to-save';
import {
  combinationCount,
  LONGEST_OPTION_NAME,
  LONGEST_OPTION_VALUE,
  MOST_OPTIONS,
  MOST_VARIANTS,
} from './product-option';

/** Sentences by place: `options` for the whole, `option.0.name`, `option.0.value.1`, `variant.3.price`. */
export type OptionsProblems = Record<string, string>;

/** Whether a person would confuse the two. */
export const isSameText = (a: string, b: string) => (fold(a) || cleanLine(a)) === (fold(b) || cleanLine(b));

function textProblem(
  typed: string,
  earlier: readonly string[],
  { longest, missing, twice }: { longest: number; missing: string; twice: string },
): string | null {
  if (cleanLine(typed) === '') {
    return missing;
  }
  if (characterCount(cleanLine(typed)) > longest) {
    return productSentences.tooLong(longest);
  }
  return earlier.some((other) => isSameText(other, typed)) ? twice : null;
}

function variantPriceProblem(typed: string): string | null {
  if (typed.trim() === '') {
    return null;
  }
  const price = centsFromTyped(typed);
  if (price === null) {
    return productSentences.priceInvalid;
  }
  if (price === 0) {
    return productSentences.priceZero;
  }
  return price > HIGHEST_PRICE ? productSentences.priceTooHigh(formatCents(HIGHEST_PRICE)) : null;
}

const keyOfSku = (typed: string) => cleanLine(typed).toLowerCase();

function* problemsOf({ options, variants }: OptionsToSave): Generator<[string, string]> {
  if (options.length > MOST_OPTIONS) {
    yield ['options', sentences.tooManyOptions(MOST_OPTIONS)];
  }
  for (const [index, { name, values }] of options.entries()) {
    const nameProblem = textProblem(
      name,
      options.slice(0, index).map((option) => option.name),
      { longest: LONGEST_OPTION_NAME, missing: sentences.nameMissing, twice: sentences.nameTwice },
    );
    if (nameProblem !== null) {
      yield [`option.${index}.name`, nameProblem];
    }
    if (values.length === 0) {
      yield [`option.${index}.values`, sentences.valuesMissing];
    }
    for (const [place, { text, picture }] of values.entries()) {
      const problem = textProblem(
        text,
        values.slice(0, place).map((value) => value.text),
        { longest: LONGEST_OPTION_VALUE, missing: sentences.valueMissing, twice: sentences.valueTwice },
      );
      if (problem !== null) {
        yield [`option.${index}.value.${place}`, problem];
      } else if (picture !== null && 'uploadId' in picture && picture.uploadId === UPLOADING) {
        yield [`option.${index}.value.${place}`, productSentences.imageUploading];
      }
    }
  }
  if (combinationCount(options.map(({ values }) => values)) > MOST_VARIANTS) {
    yield ['options', sentences.tooManyVariants(MOST_VARIANTS)];
    return;
  }
  yield* problemsOfVariants(options, variants);
}

function* problemsOfVariants(
  options: OptionsToSave['options'],
  variants: OptionsToSave['variants'],
): Generator<[string, string]> {
  if (options.length > 0 && variants.length > 0 && variants.every(({ isOffered }) => !isOffered)) {
    yield ['options', sentences.noneOffered];
  }
  // Variants that are alike in it share an SKU.
  const places = new Map<string, string>();
  for (const [index, { values, price, sku }] of variants.entries()) {
    const priceProblem = variantPriceProblem(price);
    if (priceProblem !== null) {
      yield [`variant.${index}.price`, priceProblem];
    }
    const place = JSON.stringify(values.filter((_value, at) => options[at]?.changesSku));
    if (characterCount(cleanLine(sku)) > LONGEST_SKU) {
      yield [`variant.${index}.sku`, productSentences.tooLong(LONGEST_SKU)];
    } else if (cleanLine(sku) !== '' && (places.get(keyOfSku(sku)) ?? place) !== place) {
      yield [`variant.${index}.sku`, sentences.skuTwice];
    } else if (cleanLine(sku) !== '') {
      places.set(keyOfSku(sku), place);
    }
  }
}

/** What is wrong with the options, by place; empty if nothing is. */
export function optionsProblems(sent: OptionsToSave): OptionsProblems {
  const problems: OptionsProblems = {};
  for (const [place, sentence] of problemsOf(sent)) {
    problems[place] ??= sentence;
  }
  return problems;
}

// The questions that a product asks its buyer, to be answered in text. Add a question here: the lists of cart, order,
// mails and export then show its answer without a change.

import type { OptionError } from '@/lib/catalog/options/choose-variant';
import { optionKinds, type ProductOption } from '@/lib/catalog/options/product-option';
import { type ChoiceQuestion, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { hasMoreLetters } from '@/lib/text/letter-count';

export type ProductQuestion = ChoiceQuestion & {
  isRequired: boolean;
  /** The most letters of an answer, as people count them; null for the general limit of answers. */
  limit: number | null;
  /** The only answers that there are; undefined for a text of the shopper's own. */
  values?: readonly string[];
};

export type AskingProduct = {
  options: readonly ProductOption[];
  allowsCustomization: boolean;
  customizationLabel: string | null;
  customizationLimit: number | null;
};

/** The questions of a product, in the order of its page. */
export function questionsOf(product: AskingProduct): ProductQuestion[] {
  const kinds = optionKinds(product.options);
  const questions: ProductQuestion[] = product.options.map(({ name, values, isRosterSize }, index) => ({
    kind: kinds[index] ?? '',
    label: name,
    // A roster answers it as well (choose-variant.ts).
    isRequired: !isRosterSize,
    limit: null,
    values,
  }));
  if (product.allowsCustomization) {
    questions.push({
      kind: TEXT_CHOICE,
      label: product.customizationLabel ?? '',
      isRequired: true,
      limit: product.customizationLimit,
    });
  }
  return questions;
}

export type ChoiceError = 'customization_missing' | 'customization_too_long' | OptionError;

/**
 * The error in an answer; null if there is none. This limit counts letters; the limit of 500 for the text counts
 * characters.
 */
export function answerProblem(
  { isRequired, limit, values }: ProductQuestion,
  answer: string | undefined,
): ChoiceError | null {
  if (!answer) {
    return isRequired ? (values ? 'option_missing' : 'customization_missing') : null;
  }
  if (values && !values.includes(answer)) {
    return 'option_unknown';
  }
  return limit !== null && hasMoreLetters(answer, limit) ? 'customization_too_long' : null;
}

// The questions that a product asks its buyer, to be answered in text. Add a question here: the lists of cart, order,
// mails and export then show its answer without a change.

import { type ChoiceQuestion, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { hasMoreLetters } from '@/lib/text/letter-count';

export type ProductQuestion = ChoiceQuestion & {
  isRequired: boolean;
  /** The most letters of an answer, as people count them; null for the general limit of answers. */
  limit: number | null;
};

export type AskingProduct = {
  allowsCustomization: boolean;
  customizationLabel: string | null;
  customizationLimit: number | null;
};

/** The questions of a product, in the order of its page. */
export const questionsOf = (product: AskingProduct): ProductQuestion[] =>
  product.allowsCustomization
    ? [
        {
          kind: TEXT_CHOICE,
          label: product.customizationLabel ?? '',
          isRequired: true,
          limit: product.customizationLimit,
        },
      ]
    : [];

export type ChoiceError = 'customization_missing' | 'customization_too_long';

/**
 * The error in an answer; null if there is none. This limit counts letters; the limit of 500 for the text counts
 * characters.
 */
export function answerProblem(
  { isRequired, limit }: ProductQuestion,
  answer: string | undefined,
): ChoiceError | null {
  if (!answer) {
    return isRequired ? 'customization_missing' : null;
  }
  return limit !== null && hasMoreLetters(answer, limit) ? 'customization_too_long' : null;
}

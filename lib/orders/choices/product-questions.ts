// What a product asks of whoever orders it, in words. A further question is a row more here; the lists of cart, order,
// mails and export carry its answer without knowing it.

import { type ChoiceQuestion, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { hasMoreLetters } from '@/lib/text/letter-count';

export type ProductQuestion = ChoiceQuestion & {
  isRequired: boolean;
  /** How many letters the answer may have, as people see them; null for as many as any answer. */
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

/** What is wrong with an answer; null if nothing is. The limit is one of letters, the text one of 500 characters. */
export function answerProblem(
  { isRequired, limit }: ProductQuestion,
  answer: string | undefined,
): ChoiceError | null {
  if (!answer) {
    return isRequired ? 'customization_missing' : null;
  }
  return limit !== null && hasMoreLetters(answer, limit) ? 'customization_too_long' : null;
}

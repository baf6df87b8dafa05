// What a product asks of the text that is put on it: there is one, and it fits.
import { hasMoreLetters } from '@/lib/text/letter-count';

export type CustomizationError = 'customization_missing' | 'customization_too_long';

type CustomizedProduct = { allowsCustomization: boolean; customizationLimit: number | null };

/**
 * What is wrong with a line's text; null for a product on which nothing is written, whatever was sent. The limit is one
 * of letters as people see them, and the text is one of at most 500 characters.
 */
export function customizationProblem(
  { allowsCustomization, customizationLimit }: CustomizedProduct,
  text: string | undefined,
): CustomizationError | null {
  if (!allowsCustomization) {
    return null;
  }
  if (!text) {
    return 'customization_missing';
  }
  return customizationLimit !== null && hasMoreLetters(text, customizationLimit)
    ? 'customization_too_long'
    : null;
}

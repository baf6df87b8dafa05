import { messages } from '@/lib/messages';
import type { ChoiceError } from './product-questions';

/** What a shopper reads where an answer of a line cannot be ordered. */
export const choiceMessages: Record<ChoiceError, string> = {
  customization_missing: messages.catalog.customizationMissing,
  customization_too_long: messages.catalog.customizationTooLong,
};

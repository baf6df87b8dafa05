import { messages } from '@/lib/messages';
import type { ChoiceError } from './product-questions';

/** What a shopper reads if an answer cannot be ordered. */
export const choiceMessages: Record<ChoiceError, string> = {
  customization_missing: messages.catalog.customizationMissing,
  customization_too_long: messages.catalog.customizationTooLong,
  option_missing: messages.catalog.optionMissing,
  option_unknown: messages.catalog.optionUnknown,
  option_not_offered: messages.catalog.optionNotOffered,
};

import { messages } from '@/lib/messages';
import type { CustomizationError } from './customization-rule';

/** What a shopper reads where the text of a line cannot be ordered. */
export const customizationMessages: Record<CustomizationError, string> = {
  customization_missing: messages.catalog.customizationMissing,
  customization_too_long: messages.catalog.customizationTooLong,
};

// What a product's page says of a logo and a roster before any is chosen. Every visit of one loads it, so that only what
// is needed at once stands here; the rest is in file-fields.ts and
// roster-field.ts.
import { plural } from '@/lib/messages/format';

export const productFilesSentences = {
  logoUploading: 'The logo is still being uploaded. Please wait a moment.',
  rosterUploading: 'The roster is still being read. Please wait a moment.',
  rosterAsked: 'Please answer the question about this roster first',
  rosterUnread: 'Please choose what to do with this roster first',
  saving: 'Saving the roster…',
  restoring: 'Fetching what you had…',
  quantityLocked: (pieces: string) => `The roster sets the quantity: ${pieces}`,
  upchargeIncluded: (amount: string) => `includes ${amount} for larger sizes`,
  fixFirst: (count: number) =>
    plural(count, {
      one: 'Please fix one thing in the roster first',
      other: 'Please fix # things in the roster first',
    }),
} as const;

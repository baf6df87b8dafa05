// Sentences of a product page about logo and roster before a file is chosen. Every visit loads them, so only the
// sentences that are needed at once are here; the others are in team-order.ts.
import { plural } from '@/lib/messages/format';

export const productFilesSentences = {
  logoUploading: 'The logo is still being uploaded. Please wait a moment.',
  rosterUploading: 'The roster is still being read. Please wait a moment.',
  rosterAsked: 'Please answer the question about this roster first',
  rosterUnread: 'Please choose what to do with this roster first',
  chooseAgain: 'Choose it again',
  changeRoster: 'Change the roster',
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

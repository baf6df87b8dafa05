// Sentences for owners about their finances.
import { plural } from '../format';

export const financesSentences = {
  none: 'No money has come in yet',
  noneHint: 'Each payment and each refund will show here, month by month.',
  noneInMonth: 'Nothing came in or went back this month.',
  unknownFees: (payments: number) =>
    plural(payments, {
      one: 'PayPal has not told its fee of one payment yet, so it is missing here.',
      other: 'PayPal has not told its fee of # payments yet, so they are missing here.',
    }),
  exportFailed: 'The books could not be exported. Please try again.',
  noneInYear: 'Nothing came in or went back in this year.',
} as const;

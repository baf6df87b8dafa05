// What a shopper may add at the checkout. Loaded once the form is there.
import { formatLongDate } from '@/lib/time/format-date';

export const checkoutExtrasSentences = {
  title: 'Anything else?',
  addNote: 'Add a note',
  note: 'Note to the store',
  isGift: 'It’s a gift',
  giftHint: 'The parcel has no prices in it.',
  giftMessage: 'Gift message',
  giftMessageHint: 'It is printed on the paper in the parcel.',
  needsByDay: 'I need it by a date',
  needBy: 'Needed by',
  late: (from: string) =>
    `By the store’s own times it arrives on ${formatLongDate(from)} at the earliest. You can order all the same; the store sees your date.`,
  tight: (from: string, by: string) =>
    `By the store’s own times it arrives between ${formatLongDate(from)} and ${formatLongDate(by)}, so perhaps too late. The store sees your date.`,
} as const;

// What a shopper adds to an order: on the order's pages, on papers, in mails and in the admin area.
import { formatLongDate } from '@/lib/time/format-date';

export const extrasSentences = {
  title: 'Your wishes',
  note: 'Your note',
  gift: 'It’s a gift',
  giftHint: 'The parcel has no prices in it.',
  giftMessage: 'Message with the gift',
  needBy: (day: string) => `Needed by ${formatLongDate(day)}`,
  textsRemoved: 'Note and message were removed, because nobody needs them any more.',
  // For the shop.
  fromCustomer: 'From the customer',
  customersNote: 'Note',
  isGift: 'This is a gift',
  isGiftHint: 'The packing slip has no prices, and carries the message.',
  standing: {
    late: (from: string, by: string) =>
      from === by
        ? `By your delivery times it arrives on ${formatLongDate(by)}: too late.`
        : `By your delivery times it arrives between ${formatLongDate(from)} and ${formatLongDate(by)}: too late.`,
    tight: (from: string, by: string) =>
      `By your delivery times it arrives between ${formatLongDate(from)} and ${formatLongDate(by)}: perhaps too late.`,
  },
  // In lists, beside an order.
  needByShort: (day: string) => `By ${day}`,
  tooLate: 'Too late by your times',
  perhapsTooLate: 'Perhaps too late',
  giftShort: 'Gift',
  // On paper.
  giftReceipt: 'Gift receipt',
  from: (name: string) => `From ${name}`,
  // In mails to the shopper, who may not be the one who typed: the day alone, and no text of theirs.
  wishes: 'Your wishes',
  textsOnPage: 'Your note and your message are with the order.',
} as const;

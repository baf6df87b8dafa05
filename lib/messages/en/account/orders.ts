// The orders of a shopper's account, and ordering one of them again.

import { piecesText } from '@/lib/messages/en/orders/pieces';
import { numberText, plural } from '@/lib/messages/format';

export const ownOrderSentences = {
  none: 'No orders yet',
  noneHint: 'What you order here appears on this page.',
  alsoGuest: (email: string): string =>
    `Orders that you placed with ${email} before you had an account are here too.`,
  provePrompt:
    'Orders that you placed without an account appear here once you have confirmed your email address with a code.',
  toShop: 'To the shop',
  orderNumbered: (orderNumber: number): string => `Order #${orderNumber}`,
  placed: 'Placed',
  pieces: piecesText,
  andMore: (count: number): string => plural(count, { one: 'and # more', other: 'and # more' }),
  open: 'View order',
  openFor: (orderNumber: number): string => `View order #${orderNumber}`,
  receipt: 'Receipt',
  receiptFor: (orderNumber: number): string => `Receipt of order #${orderNumber}`,
  again: 'Order again',
  againFor: (orderNumber: number): string => `Order again: order #${orderNumber}`,
  failed: 'Something went wrong with your orders. Please try again.',
} as const;

export const reorderSentences = {
  title: (orderNumber: number): string => `Order #${orderNumber} again`,
  pageTitle: 'Order again',
  loading: 'Looking at today’s prices',
  intro: 'This is what it costs today. Nothing of it is in your cart yet.',
  allSame: 'Everything is still here, at the same prices.',
  changed: 'Something has changed since you looked. Please look again; nothing was put into your cart.',
  same: 'Same price as before',
  wasNow: (was: string, now: string): string => `Was ${was}, now ${now}`,
  wasNowEach: (was: string, now: string): string => `Was ${was} each, now ${now} each`,
  upchargeWasNow: (was: string, now: string): string => `Size upcharges were ${was}, now ${now}`,
  gone: 'No longer sold. It is left out.',
  renamed: (name: string): string => `Now called ${name}`,
  dropped: (label: string, value: string): string => `${label}: ${value} – no longer offered, left out`,
  asks: {
    customization_missing: 'The shop asks for a text on it now. It is left out; please add it on its page.',
    customization_too_long:
      'Your text is longer than the shop can make now. It is left out; please add it on its page.',
    option_missing: 'It comes in several kinds now. It is left out; please choose one on its page.',
    option_unknown: 'What you chose then is not offered any more. It is left out; please choose on its page.',
    option_not_offered:
      'What you chose then is not sold together any more. It is left out; please choose on its page.',
    logo_missing: 'Its logo is needed again. It is left out; please add it on its page.',
    roster_missing: 'Its roster is needed again. It is left out; please add it on its page.',
    roster_outdated:
      'The shop asks for something else on the roster now. It is left out; please use the team on its page.',
  },
  toProduct: (name: string): string => `To ${name}`,
  teamOnPage: (name: string): string => `Use the team on the page of ${name}`,
  quantity: (count: number): string => piecesText(count),
  willAdd: 'Will be added',
  leftOut: 'Left out',
  sum: 'For your cart',
  addAll: (count: number): string =>
    plural(count, { one: 'Put # item into the cart', other: 'Put # items into the cart' }),
  adding: 'Putting it into the cart…',
  added: (count: number): string =>
    plural(count, { one: '# item is in your cart', other: '# items are in your cart' }),
  nothing: 'Nothing of this order can be ordered again as it was.',
  cartFull: (most: number): string =>
    `Your cart has no room for these items: it holds up to ${numberText(most)}. Nothing was put in.`,
  back: 'Back to your orders',
  failed: 'We could not look this order up. Please try again.',
  tryAgain: 'Try again',
} as const;

// What a product's page, the cart and the order say of its price and its time. Sentences of the server.
import { plural } from '@/lib/messages/format';

const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });

export const termsSentences = {
  sale: 'Sale',
  saleUntil: (day: string) => `Sale until ${day}`,
  /** Before the price. */
  lowest: 'Lowest price of the 30 days before the sale:',
  // Prices by quantity.
  quantityTitle: 'Price by quantity',
  quantity: 'Quantity',
  priceOfEach: 'Price of each',
  fromPieces: (count: number) => `from ${pieces(count)}`,
  atMost: (price: string) => `at most ${price}`,
  percentOff: (percent: string) => `${percent} off`,
  countTogether: 'All pieces in your cart count together, whatever you choose for each.',
  minimum: (count: number) => `Sold from ${pieces(count)} on in an order.`,
  // Time.
  readyBy: (day: string) => `Ready to ship by ${day}`,
  /** Of what is made already. */
  readyIfToday: (day: string) => `Ready to ship by ${day} if you order today.`,
  madeToOrder: (day: string) => `Made to order. Ready to ship by ${day} if you order today.`,
  // A line of the cart.
  insteadOf: (price: string) => `Instead of ${price} each.`,
  nextBreak: (from: number, price: string) => `From ${pieces(from)}: ${price} each.`,
  /** Of an order that was refused: which product. */
  tooFew: (product: string, least: number) =>
    `${product} is sold from ${pieces(least)} on. Please change the quantity in your cart.`,
} as const;

// Why a cart cannot be ordered as it is: too little is left.
import { onlyLeft } from './availability';

export const stockSentences = {
  soldOut: 'Sold out.',
  held: 'Another shopper is just buying the last one. If they do not pay, you can buy it in 15 minutes.',
  tooFew: 'There are not that many left.',
  tooFewLeft: (left: number): string => `${onlyLeft(left)}. Choose a smaller quantity.`,
  /** Of a line of an order. */
  ofProduct: (product: string, sentence: string): string =>
    `${product}: ${sentence} You can change your cart and come back: what you typed here stays.`,
  /** Before a payment: nothing was taken. */
  gone: 'Somebody else has just bought the last of this. You were not charged. Your cart shows what is left.',
} as const;

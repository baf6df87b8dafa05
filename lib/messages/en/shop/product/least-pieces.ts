// How many pieces can be taken. The product's form loads this.
import { plural } from '@/lib/messages/format';

export const leastPiecesSentences = {
  tooFew: (least: number) =>
    `It is sold from ${plural(least, { one: '# piece', other: '# pieces' })} on. Please take more.`,
} as const;

export const leftSentences = {
  /** `inCart`: of those that are left. */
  tooMany: (left: number, inCart: number) =>
    inCart === 0
      ? `There ${left === 1 ? 'is' : 'are'} only ${left} left.`
      : `There ${left === 1 ? 'is' : 'are'} only ${left} left, and ${inCart} of it ${inCart === 1 ? 'is' : 'are'} in your cart.`,
} as const;

// Why a code cannot be used. Made on the server, so no shopper's browser loads them.
export const discountRefusals = {
  unknown: (typed: string) => `There is no code ${typed}. Please check how it is written.`,
  off: 'This code is not valid any more.',
  early: (day: string) => `This code is valid from ${day}.`,
  ended: 'This code has ended.',
  used_up: 'This code has been used as often as it can be.',
  used_by_you: 'You have used this code already.',
  sign_in: 'This code has a limit for each customer. Please sign in to use it.',
  sign_in_free: 'With this code the order costs nothing. Please sign in to use it.',
  other_goods: 'This code is for other products than those in your cart.',
  tooLittle: (least: string) => `This code is for orders from ${least}.`,
  tooLittleOfGoods: (least: string) =>
    `This code needs at least ${least} of the products that it is for. Add some more of them.`,
  /** `minutes` until codes can be tried again. */
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Too many codes were tried. Please try again in a minute.'
      : `Too many codes were tried. Please try again in ${minutes} minutes.`,
  /** Of an order, if what was wrong is not known any more. */
  refused: 'The code cannot be used for this order. Please check it and try again.',
} as const;

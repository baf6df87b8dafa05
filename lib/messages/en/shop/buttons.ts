// Words of buttons and links that more than one part of a shop has.
export const buttonSentences = {
  continueShopping: 'Continue Shopping',
  seeYourOrder: 'See your order',
  tryAgain: 'Try again',
  remove: 'Remove',
  cancel: 'Cancel',
} as const;

// What a product's page and its card say of what is left.

export const onlyLeft = (left: number): string => `Only ${left} left`;

export const availabilitySentences = {
  /** On the card, and as a heading on the page. */
  sold_out: 'Sold out',
  /** Of what was one of a kind. */
  sold: 'Sold',
  hints: {
    sold_out: 'There is none left at the moment.',
    sold: 'This was one of a kind, and it has found its owner.',
  },
  oneOfAKind: 'One of a kind: there is only this one.',
  onlyLeft,
} as const;

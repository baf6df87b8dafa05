// What a roster comes to, in the cart, at the checkout and under its table.
export const rosterCountSentences = {
  rosterUnchecked: 'Roster attached, not checked',
  upchargeAdded: (amount: string) => `+${amount} for larger sizes`,
} as const;

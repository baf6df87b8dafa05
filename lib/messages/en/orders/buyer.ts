// Whom an order is for, as sentences for those who handle it name them.

/** Nobody is written to about an order by hand without an address. */
export type Buyer = { name: string; isWrittenTo: boolean };

export const nobodyIsWrittenTo = 'Nobody is written to, because the order has no email address.';

export const buyerOf = ({ name, email }: { name: string; email: string }): Buyer => ({
  name,
  isWrittenTo: email !== '',
});

// Whom an order is for, as those who handle it are told. Plain data, safe for the browser.

/** Nobody is written to about an order by hand without an address. */
export type Buyer = { name: string; isWrittenTo: boolean };

export const buyerOf = ({ name, email }: { name: string; email: string }): Buyer => ({
  name,
  isWrittenTo: email !== '',
});

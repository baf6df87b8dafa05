// Lines and buttons that several mails share, and how to answer.
export const mailPartSentences = {
  total: 'Total',
  /** A line's product and how many of it, in plain text. */
  pieces: (quantity: number, product: string) => `${quantity} x ${product}`,
  /** The same with its price. */
  pricedPieces: (pieces: string, subtotal: string) => `${pieces}, ${subtotal}`,
  /** A heading or a label before its text, in plain text. */
  labelled: (label: string, text: string) => `${label}: ${text}`,
  heading: (text: string) => `${text}:`,
  hello: (customer: string) => `Hello, ${customer}.`,
  goingTo: 'Going to',
  viewOrder: 'View your order',
  questions: (store: string) => `Questions? Reply to this email, and ${store} will read it.`,
} as const;

// Sentences of the contact page.
export const contactSentences = {
  title: 'Contact',
  hint: (storeName: string) =>
    `Questions about a product, a delivery or a payment? Write to ${storeName}, and the people who make things there will answer.`,
  order: 'If it is about an order, please give its number. You find it in your confirmation email.',
  none: (storeName: string) =>
    `${storeName} has not given an address here yet. If you have ordered before, reply to any email about your order: it reaches them.`,
  write: 'Write an email',
  link: (storeName: string) => `Contact ${storeName}`,
  // For a shop without PayPal.
  noPayment: (storeName: string) =>
    `${storeName} cannot take payments online at the moment. You can fill your cart, and it stays here.`,
  noPaymentWrite: (storeName: string) =>
    `${storeName} cannot take payments online at the moment. Write to them to order in another way.`,
  noPaymentAsk: (storeName: string) => `Ask ${storeName} how to order`,
} as const;

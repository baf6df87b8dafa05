// What a shopper reads of the link to an order: where it is opened, where it is sent, where it was lost. The browser
// loads it with each of those pages.
export const orderLinkSentences = {
  // Opening an order.
  title: 'Your order',
  opening: 'Opening your order',
  openFailed: 'Your order could not be opened just now. Please try again.',
  tryAgain: 'Try again',
  notFoundTitle: 'Order not found',
  notFound:
    'We found no order to show here. Please open the link in our email once more; it may have been cut off on its way.',
  // Sending its link.
  keepLink:
    'The link in our email opens this page again. Keep it to yourself: anyone who has it can see this order.',
  resend: 'Send this link to my email again',
  sendLink: 'Email me the link to my order',
  sending: 'Sending…',
  resent: (email: string) => `The link is on its way to ${email}.`,
  resendFailed: 'The link could not be sent. Please try again.',
  // Finding an order.
  findTitle: 'Find my order',
  findHint:
    'Tell us the number of your order and the email address you gave, and we will send you the link to it.',
  orderNumber: 'Order number',
  orderNumberHint: 'It is in the email that confirmed your order.',
  email: 'Email',
  sendMeTheLink: 'Send me the link',
  findSent: 'If there is such an order, its link is on its way to that address.',
} as const;

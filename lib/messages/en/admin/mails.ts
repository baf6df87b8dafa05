// Headings, labels and buttons of the admin area: mails.

export const adminMailsSentences = {
  addressRefused: 'Address refused',
  sending: 'Sending…',
  undeliveredEmails: 'Undelivered emails',
  ofAreShown: (shown: string | number, count: string | number) => `${shown} of ${count} are shown.`,
  order: (orderNumber: string | number) => `Order #${orderNumber}`,
  sendAllAgain: 'Send all again',
  sendAgain: 'Send again',
  noAddress: 'No address',
  privateAddress: 'To the person whose account it is',
  sendAgainMail: (kind: string | number) => `Send again: ${kind}`,
  sendAgainOrder: (kind: string | number, orderNumber: string | number) =>
    `Send again: ${kind}, order #${orderNumber}`,
} as const;

// Headings, labels and buttons of the admin area: mails.

export const adminMailsSentences = {
  addressRefused: 'Address refused',
  sending: 'Sending…',
  undeliveredEmails: 'Undelivered emails',
  ofAreShown: (shown: string | number, count: string | number) => `${shown} of ${count} are shown.`,
  order: (orderNumber: string | number) => `Order #${orderNumber}`,
} as const;

// What an order that is paid in PayPal's sandbox says of itself: on its pages, on paper and in mails.
export const testOrderSentences = {
  /** On paper. */
  label: 'Test order',
  notice: 'This is a test order. No money was taken, and nothing will be made or sent.',
  mailSubject: (subject: string) => `Test: ${subject}`,
} as const;

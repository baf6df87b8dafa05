// What mails about a test order say besides.
export const testOrderMailSentences = {
  subject: (subject: string) => `Test: ${subject}`,
  notice: 'This is a test order. No money was taken, and nothing will be made or sent.',
} as const;

// The mail with a store's statement of the platform's fees, and its reminders.

export const feeStatementMailSentences = {
  subject: (number: number, store: string) => `Statement ${number} of fees for ${store}`,
  reminderSubject: (number: number, store: string) =>
    `Reminder: statement ${number} of fees for ${store} is not paid`,
  lead: (store: string, month: string, total: string) =>
    `The Makerfront fees of ${store} up to the end of ${month} come to ${total}.`,
  due: (day: string) => `Please pay them by ${day}.`,
  overdue: (day: string) =>
    `They were to be paid by ${day}. Please pay them now: a store that does not pay its fees may be suspended.`,
  open: 'See the statement and pay',
} as const;

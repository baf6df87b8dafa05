// The form of the contact page, and the mail that it becomes. Loaded by no other page.
export const contactFormSentences = {
  title: 'Write a message',
  lead: (storeName: string) => `It goes straight to ${storeName}, and the answer comes by email.`,
  name: 'Your name',
  email: 'Your email',
  orderNumber: 'Order number',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Your message is on its way. The answer will come to your email address.',
  /** A field that people do not see. */
  website: 'Leave this field empty',
  nameMissing: 'Please enter your name',
  emailInvalid: 'Please enter a valid email address',
  messageMissing: 'Please write a message',
  messageTooLong: (longest: number) => `Please use at most ${longest} characters.`,
  tooManyLinks: 'Please write with no more than two links, so that it does not look like an advertisement.',
  orderNumberInvalid: 'An order number has only digits, such as 1042.',
  tooMany: (minutes: number) => `Please wait ${minutes} minutes before you write again, or write an email.`,
  nowhere: 'This store has given no address yet, so the message was not sent.',
  failed: 'The message could not be sent. Please try again, or write an email.',
  // The mail.
  subject: (name: string) => `Message from ${name}`,
  mailTitle: (name: string) => `${name} wrote to you on your contact page`,
  from: 'From',
  order: 'Order',
  answer: 'Reply to this email: your answer goes to them. We did not check their address.',
} as const;

// The mails that go to a shop's own people.

export const newOrderMailSentences = {
  subject: (orderNumber: number, total: string, customer: string) =>
    `New order #${orderNumber}: ${total} from ${customer}`,
  title: (orderNumber: number) => `You have a new order, #${orderNumber}.`,
  paid: (total: string, customer: string, email: string) => `Paid: ${total}, by ${customer} (${email}).`,
  open: 'Open the order',
  replies:
    'If you reply to this email, your reply goes to the customer. You choose who gets these emails in your settings, under Notifications.',
} as const;

export const lowStockMailSentences = {
  subject: (product: string) => `Few left: ${product}`,
  subjectOfSeveral: (product: string, more: number) => `Few left: ${product}, and ${more} more`,
  title: 'These are running low.',
  heading: 'Left in your stock',
  left: (name: string, left: number) => `${name}: ${left === 0 ? 'none left' : `${left} left`}`,
  named: (product: string, values: readonly string[]) => [product, ...values].join(', '),
  sold: (orderNumber: number) => `The last change is order #${orderNumber}.`,
  open: 'Open your products',
  why: 'You get this email when a sale leaves as few as you chose for the product. You can change that on its stock page.',
} as const;

export const passwordMailSentences = {
  subject: (store: string) => `Choose a new password for ${store}`,
  asked: (store: string) => `Somebody, we hope you, asked for a new password for the admin area of ${store}.`,
  choose: 'Choose a new password',
  validity: 'The link works once, in the next 30 minutes.',
  notYou: 'If it was not you, do nothing: your password stays as it is.',
} as const;

export const testMailSentences = {
  subject: (store: string) => `A test email from ${store}`,
  arrives: 'Mail from your store arrives here.',
  asked:
    'Somebody of your store has asked for this email, to see where news of orders goes. There is nothing you need to do.',
} as const;

export const invitationMailSentences = {
  subject: (store: string) => `You are invited to the team of ${store}`,
  invited: (inviter: string, store: string, role: string) =>
    `${inviter} invites you to work in ${store} as ${role}.`,
  invitedByStore: (store: string, role: string) => `You are invited to work in ${store} as ${role}.`,
  accept: 'See the invitation',
  validity: 'The link works once, in the next seven days, and for this address only.',
  notYou: 'If you do not know what this is about, do nothing: without you nothing happens.',
} as const;

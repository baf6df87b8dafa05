// The mails that go to the shopper of an order. Amounts are written already.

export const confirmationMailSentences = {
  subject: (orderNumber: number, store: string) => `Your order #${orderNumber} from ${store}`,
  preheader: (total: string) => `We have your payment of ${total} and will get to work.`,
  title: (customer: string) => `Thank you, ${customer}.`,
  received: (store: string, orderNumber: number) =>
    `${store} has your order #${orderNumber} and your payment.`,
  next: 'What happens next',
  making: 'We get your order ready, and you get an email once it is completed.',
  correct: 'Is something not right? Reply to this email soon, before your order is made.',
} as const;

export const pendingMailSentences = {
  subject: (orderNumber: number) => `PayPal is checking your payment for order #${orderNumber}`,
  preheader: 'There is nothing you need to do. Please do not pay again.',
  title: (customer: string) => `Thank you for your order, ${customer}.`,
  checking: (orderNumber: number) =>
    `PayPal is still checking your payment for order #${orderNumber}. That can take from a few minutes to several days. There is nothing you need to do; please do not pay again.`,
  next: 'Once the payment has come through, you get an email that confirms your order, and it is made. If you have that email already, all is well.',
} as const;

export const completedMailSentences = {
  subject: (orderNumber: number, store: string) => `Your order #${orderNumber} from ${store} is completed`,
  preheader: 'Everything you ordered is made.',
  title: (customer: string) => `Good news, ${customer}.`,
  made: (store: string, orderNumber: number) =>
    `${store} has completed your order #${orderNumber}: everything you ordered is made.`,
  lines: 'Your order',
  questions: (store: string) => `Questions about delivery? Reply to this email, and ${store} will read it.`,
} as const;

export const cancelledMailSentences = {
  subject: (orderNumber: number, store: string) => `Your order #${orderNumber} from ${store} is cancelled`,
  cancelled: (store: string, orderNumber: number) =>
    `${store} has cancelled your order #${orderNumber}. It is not going to be made.`,
  lines: 'It was for',
  /** What happens to the money. Promises no more than what is booked. */
  money: {
    checking: (store: string) =>
      `PayPal is still checking your payment. If it is taken all the same, ${store} can give it back.`,
    unpaid: 'You have not paid for it, so there is nothing to give back.',
    free: 'It cost nothing, so there is nothing to give back.',
    whole: (store: string, paid: string) =>
      `${store} gives you your payment of ${paid} back. Another email tells you as soon as it has left.`,
    part: (store: string, paid: string, returned: string) =>
      `Of your payment of ${paid}, ${returned} goes back to you. ${store} will settle the rest with you.`,
    none: (store: string, paid: string) =>
      `${store} has your payment of ${paid}, and will settle it with you.`,
  },
} as const;

export const orderLinkMailSentences = {
  subject: (orderNumber: number, store: string) => `See your order #${orderNumber} from ${store}`,
  preheader: 'Here is the page of your order, as you asked.',
  preheaderWithoutLink: 'You asked to see your order.',
  link: (orderNumber: number) =>
    `Here is the link to your order #${orderNumber}. It shows how your order stands, and a receipt to print.`,
  replyInstead: (orderNumber: number, store: string) =>
    `You asked to see your order #${orderNumber}. Please reply to this email, and ${store} will tell you how it stands.`,
  askInstead: (orderNumber: number, store: string) =>
    `You asked to see your order #${orderNumber}. Please ask the shop, and ${store} will tell you how it stands.`,
  keepPrivate:
    'Whoever has this link can see the order, so keep it to yourself. If you did not ask for it, there is nothing you need to do.',
  notYou: 'If you did not ask for this, there is nothing you need to do.',
} as const;

export const paymentLinkMailSentences = {
  subject: (orderNumber: number, store: string) =>
    `Your order #${orderNumber} from ${store} waits for payment`,
  preheader: (total: string, day: string) => `Please look at it, and pay ${total} with PayPal by ${day}.`,
  created: (store: string, orderNumber: number, total: string) =>
    `${store} has written your order #${orderNumber} down for you. It comes to ${total}. Please look at it, and pay it with PayPal.`,
  withoutLink: (store: string) => `Please ask ${store} for the page on which you can pay it.`,
  seeAndPay: 'See and pay your order',
  until: 'Please pay by',
  notYou:
    'Whoever has this link can see the order, so keep it to yourself. If you have not ordered anything, there is nothing you need to do: without a payment, the order is cancelled.',
} as const;

export const refundMailSentences = {
  subject: (orderNumber: number, store: string) => `Your refund for order #${orderNumber} from ${store}`,
  title: {
    byHand: (amount: string) => `You get ${amount} back.`,
    known: (amount: string) => `${amount} is on its way back to you.`,
    unknown: 'Your payment is on its way back.',
  },
  refunded: {
    whole: (customer: string, store: string, amount: string, orderNumber: number) =>
      `Hello, ${customer}. ${store} has refunded the whole payment of ${amount} for order #${orderNumber}.`,
    part: (customer: string, store: string, amount: string, orderNumber: number) =>
      `Hello, ${customer}. ${store} has refunded ${amount}, a part of your payment, for order #${orderNumber}.`,
    /** Where the amount is not in the shop's currency: all of it went back. */
    unknown: (customer: string, store: string, orderNumber: number) =>
      `Hello, ${customer}. ${store} has refunded the whole of a payment for order #${orderNumber}.`,
  },
  reason: 'Reason',
  byHand: (store: string) => `${store} gives it back to you in person or by bank transfer, as you paid it.`,
  byPayPal:
    'It goes back the way you paid. A PayPal balance has it right away, a bank account within about five business days, and a card within up to 30 days, depending on its bank.',
  questions: 'Questions? Reply to this email.',
} as const;

// Headings, labels and buttons for the mails of a shop.
import { triesText } from '@/lib/messages/en/counts';
import { numberText } from '@/lib/messages/format';

export const adminMailsSentences = {
  undelivered: 'Undelivered emails',
  someShown: (shown: number, count: number) => `${numberText(shown)} of ${numberText(count)} are shown.`,
  noAddress: 'No address',
  privateAddress: 'To the person whose account it is',
  sendAgain: 'Send again',
  sendAllAgain: 'Send all again',
  /** For screen readers: the button. */
  sendKindAgain: (kind: string) => `Send again: ${kind}`,
  sendKindOfOrderAgain: (kind: string, orderNumber: number) => `Send again: ${kind}, order #${orderNumber}`,
  kinds: {
    order_confirmation: 'Order confirmation',
    new_order: 'New order, to you',
    payment_pending: 'Payment being checked',
    refund: 'Refund',
    order_completed: 'Order completed',
    order_cancelled: 'Order cancelled',
    order_link: 'Link to the order',
    order_shipped: 'On its way',
    pickup_ready: 'Ready for pickup',
    shipment_corrected: 'Correction of a shipment',
    low_stock: 'Few pieces left, to you',
    password_reset: 'Link for a new password',
    one_time_code: 'Code to sign in',
    account_notice: 'Change of an account',
    team_invitation: 'Invitation to the team',
    new_device: 'Sign-in from a new browser',
    security_notice: 'Change of an account’s security',
    opening_invitation: 'Invitation to open a store',
    fee_statement: 'Statement of fees',
    store_notice: 'About your store',
    domain_notice: 'Notice about a domain',
    domain_steps: 'Steps to connect a domain',
  },
  states: {
    sent: 'Sent',
    waiting: 'Waiting',
    sending: 'Being sent',
    failed: 'Not sent yet',
    given_up: 'Given up',
  },
  addressRefused: 'Address refused',
  // How often a mail was tried, and what comes next.
  noFurtherTry: (tries: number) => `${triesText(tries)}, no further one`,
  nextTry: (tries: number, time: string) => `${triesText(tries)}, the next at ${time}`,
  tryBegins: 'The next try is about to begin',
  tryUnderWay: (number: number) => `Try ${numberText(number)} is under way`,
  goesOutAt: (time: string) => `Goes out at ${time}`,
  notTriedYet: 'Not tried yet',
} as const;

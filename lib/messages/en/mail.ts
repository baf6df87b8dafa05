// Sentences about the mails that a shop sends.
import { plural } from '../format';
import { EMAIL_INVALID } from './email-invalid';

/** Why a mail was not sent, for the people of a shop. */
const failures = {
  /** SMTP_URL is not set. */
  not_configured: 'No mail server is set up on this platform yet.',
  /** No connection to the mail server, or a broken one. */
  unreachable: 'The mail server could not be reached.',
  timeout: 'The mail server did not answer in time.',
  /** The mail server is on another machine and offers no trusted encryption: nothing was sent to it. */
  unencrypted:
    'The mail server offers no encrypted connection, so nothing was sent to it. This is for the operator of the platform to put right.',
  /** The mail server rejects our user name and password. */
  login: 'The mail server did not let the platform sign in.',
  /** The mail server rejects this address permanently. */
  recipient: 'The mail server does not take mail for this address.',
  /** The mail server rejects this address for now. */
  recipient_later: 'The mail server does not take mail for this address right now.',
  /** The mail server accepted the address but not the mail. */
  refused: 'The mail server refused the email.',
  internal: 'The email could not be written. This is a fault of the platform.',
} as const;
export type MailFailure = keyof typeof failures;

export const mailSentences = {
  addressMissing: 'Please enter an address, or switch this off',
  testAddressMissing: 'Please enter the address to send it to',
  addressInvalid: EMAIL_INVALID,
  testTaken: (address: string) =>
    `The mail server took the test email to ${address}. If it is not there in a minute, look in the spam folder.`,
  testFailed: (reason: string) => `The test email was not sent. ${reason}`,
  failures,
  reply: (reply: string) => `It said: ${reply}`,
  allDelivered: 'No undelivered emails.',
  allDeliveredHint: 'An email that cannot be sent is listed here, with the reason, until it has arrived.',
  noneOfOrder: 'This order has no emails yet.',
  sentAgain: 'The email was sent.',
  droppedAgain: 'The email was not sent: nobody wants it any more.',
  takenAgain: 'The email is being sent right now.',
  tryingAllAgain: 'The emails are being sent again.',
  failedAgain: 'The email could not be sent this time either. It will be tried again automatically.',
  nothingToTry: 'There is nothing to send again: the email was sent, or is on its way right now.',
  givenUp: (count: number) =>
    plural(count, {
      one: 'One email could not be delivered, and is no longer being tried.',
      other: '# emails could not be delivered, and are no longer being tried.',
    }),
  addressesRefused: (count: number) =>
    plural(count, {
      one: 'One email could not be delivered, because its address was refused.',
      other: '# emails could not be delivered, because their addresses were refused.',
    }),
  addressRefusedHint:
    'The address may be mistyped. The customer is told on the page of the order; you can also reach them by phone.',
  ownAddressRefusedHint: 'Please check the address under Settings, Notifications.',
  unsent: (count: number) =>
    plural(count, { one: 'One email is waiting to be sent.', other: '# emails are waiting to be sent.' }),
} as const;

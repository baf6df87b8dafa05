// Mails of the outbox as the admin area shows them: plain data, for pages and components.
import type { OrderId } from '@/lib/ids';
import type { MailKind } from './mail-kinds';

/**
 * `waiting`: not tried yet; `sending`: being sent, or released to be sent at once; `failed`: will be retried;
 * `given_up`: will not be retried unless a person asks for it.
 */
export type MailState = 'sent' | 'waiting' | 'sending' | 'failed' | 'given_up';

/** The result of sending again. `taken`: another process sends it; `begun`: all of them, after the response. */
export type SentAgain = 'sent' | 'dropped' | 'taken' | 'begun';

export type MailView = {
  id: string;
  /** The order that it is about, with its number; null for a mail to a person about their account. */
  orderId: OrderId | null;
  orderNumber: number | null;
  kind: MailKind;
  /**
   * Null if the shop has no address for it any more, and for a mail about an account: the shop may not see that
   * address.
   */
  to: string | null;
  state: MailState;
  attempts: number;
  /** Whether the mail server has said that it never accepts mail for this address. */
  isAddressRefused: boolean;
  /** Why the last try failed, in words; null if there is no failure. */
  problem: string | null;
  nextAttemptAt: Date | null;
  sentAt: Date | null;
  createdAt: Date;
};

type MailRow = {
  attempts: number;
  lastError: string | null;
  sentAt: Date | null;
  gaveUpAt: Date | null;
};

/**
 * The state of a mail. A claim clears the last error, so a tried mail without an error is being sent. `sendAgain`
 * resets the tries and keeps the error: such a mail is about to be sent.
 */
export function mailState({ attempts, lastError, sentAt, gaveUpAt }: MailRow): MailState {
  if (sentAt !== null) {
    return 'sent';
  }
  if (gaveUpAt !== null) {
    return 'given_up';
  }
  if (lastError === null) {
    return attempts > 0 ? 'sending' : 'waiting';
  }
  return attempts > 0 ? 'failed' : 'sending';
}

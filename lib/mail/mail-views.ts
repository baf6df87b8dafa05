// Mails of the outbox as a shop's people see them: plain data, for pages and components.
import type { OrderId } from '@/lib/ids';
import type { MailKind } from './mail-kinds';

/**
 * `waiting`: not tried yet; `sending`: in hand right now, or about to be; `failed`: will be tried again; `given_up`: will not,
 * unless somebody asks for it.
 */
export type MailState = 'sent' | 'waiting' | 'sending' | 'failed' | 'given_up';

/** What came of sending again: `taken`: somebody else has it in hand; `begun`: all of them, after the answer. */
export type SentAgain = 'sent' | 'dropped' | 'taken' | 'begun';

export type MailView = {
  id: string;
  /** The order that it is about, with its number; null for a mail to a person about their account. */
  orderId: OrderId | null;
  orderNumber: number | null;
  kind: MailKind;
  /** Null if the shop has no address for it any more. That of a mail about an account is its person's and not told. */
  to: string | null;
  state: MailState;
  attempts: number;
  /** Whether the mail server has said that it never takes mail for this address. */
  isAddressRefused: boolean;
  /** Why the last try failed, in words; null if none has. */
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
 * How a mail stands. A claim forgets the last error, so what was tried and has none is under way. `sendAgain` forgets
 * the tries and not the error: such a mail is about to be.
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

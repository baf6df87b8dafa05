import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { MailState, MailView } from '@/lib/mail/mail-views';
import { adminMailsSentences } from '@/lib/messages/en/admin/mails';
import { triesText } from '@/lib/messages/en/counts';
import { mailSentences } from '@/lib/messages/en/mail';
import { formatDayTime } from '@/lib/time/format-date';

const STATES: Record<MailState, { tone: Tone; label: string }> = {
  sent: { tone: 'green', label: 'Sent' },
  waiting: { tone: 'yellow', label: 'Waiting' },
  sending: { tone: 'blue', label: 'Being sent' },
  failed: { tone: 'yellow', label: 'Not sent yet' },
  given_up: { tone: 'red', label: 'Given up' },
};

/** How a mail stands. That its address was refused says more than whether it is tried again. */
export const MailStateBadge = ({ state, isAddressRefused }: Pick<MailView, 'state' | 'isAddressRefused'>) =>
  isAddressRefused ? (
    <StatusBadge tone="red">{adminMailsSentences.addressRefused}</StatusBadge>
  ) : (
    <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
  );

/** Whether it failed and can be sent again. A mail to a person that was given up has forgotten what it tells. */
export const canBeSentAgain = ({ state, orderId }: MailView): boolean =>
  state === 'failed' || (state === 'given_up' && orderId !== null);

/** What can be done about an address that was refused: whose it is decides. */
export const addressRefusedHint = ({ kind }: MailView): string =>
  kind === 'new_order' ? mailSentences.ownAddressRefusedHint : mailSentences.addressRefusedHint;

/** How often a mail was tried, and what comes next. */
export function mailPlan({ state, attempts, nextAttemptAt, createdAt }: MailView, timeZone: string): string {
  switch (state) {
    case 'given_up':
      return `${triesText(attempts)}, no further one`;
    case 'failed':
      return nextAttemptAt === null
        ? triesText(attempts)
        : `${triesText(attempts)}, the next at ${formatDayTime(nextAttemptAt, timeZone)}`;
    case 'sending':
      return attempts === 0 ? 'The next try is about to begin' : `Try ${attempts} is under way`;
    case 'waiting':
      // One that waits for its time, so that what it tells can be taken back.
      return nextAttemptAt !== null && nextAttemptAt.getTime() - createdAt.getTime() > 1_000
        ? `Goes out at ${formatDayTime(nextAttemptAt, timeZone)}`
        : 'Not tried yet';
    case 'sent':
      return triesText(attempts);
  }
}

import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { MailState, MailView } from '@/lib/mail/mail-views';
import { adminMailsSentences } from '@/lib/messages/en/admin/mails';
import { triesText } from '@/lib/messages/en/counts';
import { mailSentences } from '@/lib/messages/en/mail';
import { formatDayTime } from '@/lib/time/format-date';

const TONES: Record<MailState, Tone> = {
  sent: 'green',
  waiting: 'yellow',
  sending: 'blue',
  failed: 'yellow',
  given_up: 'red',
};

/** How a mail stands. That its address was refused says more than whether it is tried again. */
export const MailStateBadge = ({ state, isAddressRefused }: Pick<MailView, 'state' | 'isAddressRefused'>) =>
  isAddressRefused ? (
    <StatusBadge tone="red">{adminMailsSentences.addressRefused}</StatusBadge>
  ) : (
    <StatusBadge tone={TONES[state]}>{adminMailsSentences.states[state]}</StatusBadge>
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
      return adminMailsSentences.noFurtherTry(attempts);
    case 'failed':
      return nextAttemptAt === null
        ? triesText(attempts)
        : adminMailsSentences.nextTry(attempts, formatDayTime(nextAttemptAt, timeZone));
    case 'sending':
      return attempts === 0 ? adminMailsSentences.tryBegins : adminMailsSentences.tryUnderWay(attempts);
    case 'waiting':
      // One that waits for its time, so that what it tells can be taken back.
      return nextAttemptAt !== null && nextAttemptAt.getTime() - createdAt.getTime() > 1_000
        ? adminMailsSentences.goesOutAt(formatDayTime(nextAttemptAt, timeZone))
        : adminMailsSentences.notTriedYet;
    case 'sent':
      return triesText(attempts);
  }
}

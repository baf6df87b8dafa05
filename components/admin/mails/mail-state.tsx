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

/** A mail's state. A refused address takes precedence over the retry state. */
export const MailStateBadge = ({ state, isAddressRefused }: Pick<MailView, 'state' | 'isAddressRefused'>) =>
  isAddressRefused ? (
    <StatusBadge tone="red">{adminMailsSentences.addressRefused}</StatusBadge>
  ) : (
    <StatusBadge tone={TONES[state]}>{adminMailsSentences.states[state]}</StatusBadge>
  );

/** Whether it failed and can be sent again. A mail to a person that was given up has forgotten what it tells. */
export const canBeSentAgain = ({ state, orderId }: MailView): boolean =>
  state === 'failed' || (state === 'given_up' && orderId !== null);

/** Advice about a refused address; depends on whose address it is. */
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
      // The mail waits on purpose, so that its cause can still be undone.
      return nextAttemptAt !== null && nextAttemptAt.getTime() - createdAt.getTime() > 1_000
        ? adminMailsSentences.goesOutAt(formatDayTime(nextAttemptAt, timeZone))
        : adminMailsSentences.notTriedYet;
    case 'sent':
      return triesText(attempts);
  }
}

import { messages } from '@/lib/messages';
import { formatCents } from '@/lib/money/cents';
import type { RefundAllowance } from './refund-allowance';

/** Why somebody with a limit may not refund so much, or nothing, of an order. Names the limit. */
export function overLimitSentence({ limit, left }: RefundAllowance): string {
  if (limit === null) {
    return messages.refund.noneAllowed;
  }
  return left === 0
    ? messages.refund.limitReached(formatCents(limit))
    : messages.refund.overLimit(formatCents(limit), formatCents(left));
}

// Why a code cannot be used, in a sentence for the shopper.
import { discountRefusals as say } from '@/lib/messages/en/orders/discount-refusals';
import { formatCents } from '@/lib/money/cents';
import { formatDate } from '@/lib/time/format-date';
import type { CodeRefusal } from './judge-code';

export function refusalSentence(refusal: CodeRefusal, typed: string): string {
  switch (refusal.why) {
    case 'unknown':
      return say.unknown(typed);
    case 'early':
      return say.early(dayOf(refusal.from));
    case 'too_little':
      return refusal.isOfGoods
        ? say.tooLittleOfGoods(formatCents(refusal.leastCents))
        : say.tooLittle(formatCents(refusal.leastCents));
    default:
      return say[refusal.why];
  }
}

const HALF_A_DAY = 12 * 60 * 60 * 1_000;

/** The owner's calendar day of a midnight: at noon it is the same day in UTC, whatever the owner's zone. */
const dayOf = (midnight: Date): string => formatDate(new Date(midnight.getTime() + HALF_A_DAY), 'UTC');

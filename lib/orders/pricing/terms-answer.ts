// What the terms of a product do to a line of a cart, in sentences.
import { leastPiecesSentences } from '@/lib/messages/en/shop/product/least-pieces';
import { termsSentences as say } from '@/lib/messages/en/shop/product/terms';
import { formatCents } from '@/lib/money/cents';
import { formatLongDate } from '@/lib/time/format-date';
import type { TermsNote } from './quote-terms';

export function termsAnswer(terms: TermsNote | undefined) {
  const { regularCents = null, nextBreak = null, tooFew = null } = terms ?? {};
  return {
    problem: tooFew === null ? null : leastPiecesSentences.tooFew(tooFew),
    is_too_few: tooFew !== null,
    price_notes: [
      ...(regularCents === null ? [] : [say.insteadOf(formatCents(regularCents))]),
      ...(nextBreak === null ? [] : [say.nextBreak(nextBreak.from, formatCents(nextBreak.priceCents))]),
    ],
  };
}

/** `day`: of the shop's calendar. */
export const readyText = (day: string): string => say.readyBy(formatLongDate(day));

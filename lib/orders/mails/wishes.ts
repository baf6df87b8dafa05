// What the shopper added, in mails. Their texts go to the shop alone: anybody can place an order in anybody's name, and
// must not have the shop mail their words to that address (docs/decisions/0250).
import { block, type MailPart, paragraph } from '@/lib/mail/mail-parts';
import { extrasSentences as say } from '@/lib/messages/en/orders/extras';
import { standingOf } from '@/lib/orders/extras/order-extras';
import type { MailOrder } from './mail-order';

type Wishes = Pick<MailOrder, 'extras'>;

/** With the texts, and with a warning if the shop's own times miss the day. */
export function wishesToShop({ extras }: Wishes): MailPart[] {
  if (extras === null) {
    return [];
  }
  const { note, isGift, giftMessage, needBy, arrival } = extras;
  const standing = standingOf(extras);
  const warning =
    arrival === null || standing === null || standing === 'fine'
      ? null
      : say.standing[standing](arrival.from, arrival.by);
  return [
    ...(needBy === null ? [] : [needByPart(say.needBy(needBy), warning)]),
    ...(note === '' ? [] : [block(say.customersNote, note.split('\n'))]),
    ...(isGift ? [block(say.isGift, giftMessage === '' ? [say.isGiftHint] : giftMessage.split('\n'))] : []),
  ];
}

const needByPart = (needBy: string, warning: string | null): MailPart =>
  warning === null ? paragraph(needBy) : block(needBy, [warning]);

/** The day and that it is a gift, and none of their texts. */
export function wishesToShopper({ extras }: Wishes): MailPart[] {
  if (extras === null) {
    return [];
  }
  const { note, isGift, giftMessage, needBy } = extras;
  const hasTexts = note !== '' || giftMessage !== '';
  const lines = [
    ...(needBy === null ? [] : [say.needBy(needBy)]),
    ...(isGift ? [say.gift] : []),
    ...(hasTexts ? [say.textsOnPage] : []),
  ];
  return lines.length === 0 ? [] : [block(say.wishes, lines)];
}

import { block, type MailPart } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { parcelLines, pickupLines } from '@/lib/orders/delivery/delivery-lines';
import type { MailOrder } from './mail-order';

/** Where the order goes and how, or where it can be picked up. */
export function whereTo({ delivery, shipTo }: Pick<MailOrder, 'delivery' | 'shipTo'>): MailPart[] {
  const pickup = pickupLines(delivery);
  if (pickup !== null) {
    return [block(deliverySentences.pickUpAt, pickup)];
  }
  const parcel = parcelLines(delivery);
  return [
    block(mailPartSentences.goingTo, shipTo),
    ...(parcel.length === 0 ? [] : [block(deliverySentences.delivery, parcel)]),
  ];
}

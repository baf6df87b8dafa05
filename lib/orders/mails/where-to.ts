import { block, type MailPart } from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { parcelLines, pickupLines, pickupTitle } from '@/lib/orders/delivery/delivery-lines';
import { readyParts } from '@/lib/orders/delivery/ready-words';
import type { MailOrder } from './mail-order';

type Facts = Pick<MailOrder, 'delivery' | 'shipTo' | 'readyBy'>;

/** Where the order goes and how, or where it can be picked up. */
export function whereTo({ delivery, shipTo }: Facts): MailPart[] {
  const pickup = pickupLines(delivery);
  if (pickup !== null) {
    return [block(pickupTitle(delivery), pickup)];
  }
  const parcel = parcelLines(delivery);
  return [
    block(mailPartSentences.goingTo, shipTo),
    ...(parcel.length === 0 ? [] : [block(deliverySentences.delivery, parcel)]),
  ];
}

/** When the order is ready, where it goes and how. */
export function whenAndWhere(order: Facts): MailPart[] {
  const ready = readyParts(order);
  return [...(ready === null ? [] : [block(ready.words, [ready.day])]), ...whereTo(order)];
}

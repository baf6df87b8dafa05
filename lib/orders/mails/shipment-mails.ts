// To the shopper: what has left, what can be picked up, and what was said about it by mistake.
import {
  aside,
  block,
  button,
  type MailContent,
  type MailPart,
  paragraph,
  title,
} from '@/lib/mail/mail-parts';
import { mailPartSentences } from '@/lib/messages/en/mails/parts';
import { shippingSentences } from '@/lib/messages/en/orders/shipping';
import { trackingWords } from '@/lib/orders/tracking/tracking-words';
import type { Tenant } from '@/lib/tenants/tenant';
import type { MailOrder } from './mail-order';
import type { MailShipment } from './mail-shipment';
import { orderMailOf } from './order-mail';
import { whereTo } from './where-to';

const say = shippingSentences.mails;

const piecesOf = ({ lines }: MailShipment): string[] =>
  lines.map(({ pieces, name }) => mailPartSentences.pieces(pieces, name));

/** The number, and a button to the carrier's page if there is one. */
function trackingParts(tenant: Tenant, { carrier, trackingNumber, trackingUrl }: MailShipment): MailPart[] {
  const words = trackingWords(carrier, trackingNumber);
  return [
    ...(words === null ? [] : [block(say.tracking, [words])]),
    ...(carrier === null
      ? []
      : button(tenant, shippingSentences.track(shippingSentences.carriers[carrier]), trackingUrl)),
  ];
}

const questions = (tenant: Tenant, order: MailOrder): MailPart[] =>
  order.canBeAnswered ? [aside(mailPartSentences.questions(tenant.name))] : [];

/** When pieces have left the shop. */
export const orderShipped = (tenant: Tenant, order: MailOrder, shipment: MailShipment): MailContent =>
  orderMailOf(tenant, order, {
    subject: say.shipped.subject(order.orderNumber, tenant.name),
    preheader: say.shipped.preheader,
    parts: [
      title(say.shipped.title(order.customerName)),
      paragraph(say.shipped.sent[shipment.share](tenant.name, order.orderNumber)),
      ...trackingParts(tenant, shipment),
      block(say.pieces, piecesOf(shipment)),
      ...whereTo(order),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...questions(tenant, order),
    ],
  });

/** When pieces wait at the shop. */
export const pickupReady = (tenant: Tenant, order: MailOrder, shipment: MailShipment): MailContent =>
  orderMailOf(tenant, order, {
    subject: say.ready.subject(order.orderNumber, tenant.name),
    preheader: say.ready.preheader,
    parts: [
      title(say.shipped.title(order.customerName)),
      paragraph(say.ready.ready[shipment.share](tenant.name, order.orderNumber)),
      ...whereTo(order),
      block(say.waiting, piecesOf(shipment)),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...questions(tenant, order),
    ],
  });

/** When a number was wrong, or pieces have not left after all. */
export const shipmentCorrected = (tenant: Tenant, order: MailOrder, shipment: MailShipment): MailContent => {
  const { isWithdrawn, isPickup } = shipment;
  const sentence = !isWithdrawn
    ? say.corrected.number
    : isPickup
      ? say.corrected.notReady
      : say.corrected.notSent;
  return orderMailOf(tenant, order, {
    subject: say.corrected.subject(order.orderNumber, tenant.name),
    preheader: say.corrected.preheader,
    parts: [
      title(say.corrected.title(order.customerName)),
      paragraph(sentence(tenant.name, order.orderNumber)),
      ...(isWithdrawn ? [] : trackingParts(tenant, shipment)),
      block(say.about, piecesOf(shipment)),
      ...button(tenant, mailPartSentences.viewOrder, order.orderUrl),
      ...questions(tenant, order),
    ],
  });
};

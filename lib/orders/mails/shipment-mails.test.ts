import { describe, expect, it } from 'vitest';
import { mailOrder, mailTenant } from '@/lib/testing/rows/mail-order';
import type { MailShipment } from './mail-shipment';
import { orderShipped, pickupReady, shipmentCorrected } from './shipment-mails';

const parcel: MailShipment = {
  id: 'an-id',
  isPickup: false,
  carrier: 'usps',
  trackingNumber: '9400111202555555555555',
  trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111202555555555555',
  version: 1,
  createdAt: new Date(),
  collectedAt: null,
  lines: [{ itemId: 'a', name: '<b>Mug</b>', pieces: 2 }],
  share: 'all',
  isWithdrawn: false,
};

describe('the mail of a parcel', () => {
  it('says what is in it and how to follow it, in text and in HTML', () => {
    const { subject, text, html } = orderShipped(mailTenant, mailOrder, parcel);
    expect(subject).toBe('Your order #1042 from Clay & Kiln is on its way');
    expect(text).toContain('Clay & Kiln has sent your order #1042.');
    expect(text).toContain('USPS 9400111202555555555555');
    expect(text).toContain('2 x <b>Mug</b>');
    expect(html).toContain(`href="${parcel.trackingUrl}"`);
    expect(html).toContain('&lt;b&gt;Mug&lt;/b&gt;');
    expect(html).not.toContain('<b>Mug');
  });

  it('without a number has only the link to the order', () => {
    const bare = { ...parcel, carrier: null, trackingNumber: '', trackingUrl: null };
    const { text, html } = orderShipped(mailTenant, mailOrder, bare);
    expect(html.match(/href=/g)).toHaveLength(1);
    expect(text).not.toMatch(/Tracking|null|undefined/);
  });

  it.each([
    ['some', 'has sent a part of your order', 'has a part of your order'],
    ['rest', 'has sent the rest of your order', 'has the rest of your order'],
  ] as const)('says that it has %s of the order', (share, sent, ready) => {
    expect(orderShipped(mailTenant, mailOrder, { ...parcel, share }).text).toContain(sent);
    expect(pickupReady(mailTenant, mailOrder, { ...parcel, share }).text).toContain(ready);
  });
});

it('the mail of a pickup says where it waits', () => {
  const delivery = {
    ...{ methodId: 'm', name: 'Workshop', isPickup: true, minDays: null, maxDays: null },
    ...{ pickupAddress: '1 Kiln Lane', pickupTimes: 'Saturdays' },
  };
  const { subject, text } = pickupReady(
    mailTenant,
    { ...mailOrder, delivery },
    { ...parcel, isPickup: true },
  );
  expect(subject).toContain('ready for pickup');
  expect(text).toContain('1 Kiln Lane\nSaturdays');
});

describe('the mail that corrects', () => {
  it('has the right number', () => {
    const { text } = shipmentCorrected(mailTenant, mailOrder, parcel);
    expect(text).toContain('has corrected how to follow');
    expect(text).toContain(parcel.trackingNumber);
  });

  it.each([
    [false, 'has not left'],
    [true, 'Please do not come for it yet'],
  ])('takes back what was said (pickup: %s), without a number', (isPickup, says) => {
    const { text } = shipmentCorrected(mailTenant, mailOrder, { ...parcel, isPickup, isWithdrawn: true });
    expect(text).toContain(says);
    expect(text).not.toContain(parcel.trackingNumber);
  });
});

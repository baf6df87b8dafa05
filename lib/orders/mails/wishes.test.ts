import { describe, expect, it } from 'vitest';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';
import { mailOrder, mailTenant } from '@/lib/testing/rows/mail-order';
import { newOrder } from './new-order';
import { orderCancelled } from './order-cancelled';
import { orderCompleted } from './order-completed';
import { orderConfirmation } from './order-confirmation';
import { orderLink } from './order-link-mail';
import { paymentPending } from './payment-pending';

const extras: OrderExtras = {
  note: 'Visit evil.example\nand win',
  isGift: true,
  giftMessage: 'Happy birthday from evil.example',
  needBy: '2026-12-04',
  arrival: { from: '2026-12-05', by: '2026-12-09' },
  areTextsRemoved: false,
};
const order = { ...mailOrder, extras };

describe('what a shopper added', () => {
  it('reaches the shop, with a warning about the day', () => {
    const { html, text } = newOrder(mailTenant, order);
    for (const body of [html, text]) {
      expect(body).toContain('Visit evil.example');
      expect(body).toContain('Happy birthday from evil.example');
      expect(body).toContain('Needed by December 4, 2026');
      expect(body).toContain('between December 5, 2026 and December 9, 2026: too late');
    }
    const kept = newOrder(mailTenant, { ...order, extras: { ...extras, needBy: '2026-12-24' } });
    expect(kept.text).toContain('Needed by December 24, 2026');
    expect(kept.text).not.toContain('too late');
  });

  it('is in no mail to the address that was typed, except for the day and that it is a gift', () => {
    const unpaid = {
      paid: mailOrder.totalCents,
      returned: mailOrder.totalCents,
      isChecked: false,
      reason: '',
    };
    const mails = [
      orderConfirmation(mailTenant, order),
      paymentPending(mailTenant, order),
      orderCompleted(mailTenant, order),
      orderLink(mailTenant, order),
      orderCancelled(mailTenant, order, unpaid),
    ];
    expect(mails.flatMap(({ subject, html, text }) => [subject, html, text]).join('\n')).not.toContain(
      'evil.example',
    );
    expect(mails[0]?.text).toContain('Needed by December 4, 2026\nIt’s a gift');
    expect(orderConfirmation(mailTenant, mailOrder).text).not.toContain('wishes');
  });
});

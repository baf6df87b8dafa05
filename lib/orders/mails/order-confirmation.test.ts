import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { chargeOf } from '@/lib/orders/charges';
import { mailOrder, mailTenant } from '@/lib/testing/rows/mail-order';
import { orderConfirmation } from './order-confirmation';

describe('the confirmation mail', () => {
  const mail = orderConfirmation(mailTenant, mailOrder);

  it('has number and shop in its subject', () => {
    expect(mail.subject).toBe('Your order #1042 from Clay & Kiln');
  });

  it('has discount, shipping and tax between the lines and the total', () => {
    const discounted = orderConfirmation(mailTenant, {
      ...mailOrder,
      charges: [
        ...mailOrder.charges,
        chargeOf('discount', cents(-10_199), '<SPRING>'),
        chargeOf('shipping', cents(600), 'Parcel'),
      ],
    });
    expect(discounted.text).toContain(
      'Subtotal: $1,019.90\nDiscount <SPRING>: −$101.99\nParcel: $6.00\nTotal: $923.91',
    );
    expect(discounted.html).toContain('Discount &lt;SPRING&gt;</span>');
    expect(discounted.html).toContain('−$101.99');
  });

  it('has all of it as plain text', () => {
    expect(mail.text.split('\n')).toEqual([
      'Thank you, Ada.',
      '',
      'Clay & Kiln has your order #1042 and your payment.',
      '',
      'View your order: https://clay.example/orders/a-token',
      '',
      '3 x Harvest Mug, $84.00',
      '   Name on the mug: Grace',
      '   Roster: 3 pieces: S×1 M×2',
      '1 x Bowl, $935.90',
      'Total: $1,019.90',
      '',
      'Going to:',
      'Ada',
      '12 Kiln Lane',
      'Asheville, NC 28801',
      'US',
      '',
      'What happens next:',
      'We get your order ready, and you get an email once it is completed.',
      'Is something not right? Reply to this email soon, before your order is made.',
      '',
      'Clay & Kiln',
    ]);
  });

  it.each([
    'order #1042',
    'Clay &amp; Kiln',
    '× 3',
    'Name on the mug: Grace',
    'Roster: 3 pieces: S×1 M×2',
    '$84.00',
    '$1,019.90',
    '28801',
    'href="https://clay.example/orders/a-token"',
  ])('shows %s as HTML', (part) => {
    expect(mail.html).toContain(part);
  });
});

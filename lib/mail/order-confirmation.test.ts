import { describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { escapeHtml } from './escape-html';
import { type ConfirmedOrder, orderConfirmation } from './order-confirmation';

const tenant: Tenant = {
  id: '0190a1b2-0000-7000-8000-00000000000a',
  slug: 'clayandkiln',
  customDomain: null,
  name: 'Clay & Kiln',
  description: '',
  logoUrl: null,
  primaryColor: '#fff8dc',
  secondaryColor: '#10B981',
  paypalClientId: 'public-id',
  platformFee: { basisPoints: 290, fixedCents: cents(30) },
};
const order: ConfirmedOrder = {
  orderNumber: 1_042,
  customerName: 'Ada',
  totalCents: cents(101_990),
  shipTo: ['Ada', '12 Kiln Lane', 'Asheville, NC 28801', 'US'],
  lines: [
    {
      name: 'Harvest Mug',
      quantity: 3,
      answers: [
        { label: 'Name on the mug', value: 'Grace' },
        { label: 'Logo', value: 'crest.png' },
      ],
      subtotalCents: cents(8_400),
    },
    {
      name: 'Bowl',
      quantity: 1,
      answers: [],
      subtotalCents: cents(93_590),
    },
  ],
};

describe('the confirmation mail', () => {
  const mail = orderConfirmation(tenant, order);

  it('names number and shop in its subject', () => {
    expect(mail.subject).toBe('Your order #1042 from Clay & Kiln');
  });

  it('lists number, lines, customization, total, address and shop as plain text', () => {
    expect(mail.text.split('\n')).toEqual([
      'Thank you, Ada. Clay & Kiln has your order and your payment.',
      '',
      'Order #1042',
      '3 x Harvest Mug, $84.00',
      '   Name on the mug: Grace',
      '   Logo: crest.png',
      '1 x Bowl, $935.90',
      'Total: $1,019.90',
      '',
      'Going to:',
      'Ada',
      '12 Kiln Lane',
      'Asheville, NC 28801',
      'US',
      '',
      'Clay & Kiln',
    ]);
  });

  it.each([
    'Order #1042',
    'Clay &amp; Kiln',
    '× 3',
    'Name on the mug: Grace',
    'Logo: crest.png',
    '$84.00',
    '$1,019.90',
    '28801',
  ])('shows %s as HTML', (part) => {
    expect(mail.html).toContain(part);
  });

  it("has readable text on the shop's colour, and loads nothing from anywhere", () => {
    expect(mail.html).toContain('background:#fff8dc;color:#1c1a17');
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(|https?:/i);
  });
});

describe('hostile text in a mail', () => {
  const evil = `<script>alert("1")</script>&'`;
  const line = {
    name: evil,
    quantity: 1,
    answers: [{ label: evil, value: evil }],
    subtotalCents: cents(100),
  };
  const { html } = orderConfirmation(
    { ...tenant, name: evil },
    { ...order, customerName: evil, shipTo: [evil], lines: [line] },
  );

  it('is shown as text wherever it stands', () => {
    expect(html).not.toContain('<script');
    expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')).toHaveLength(7);
  });

  it('loses all five marks of HTML, and nothing else', () => {
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
    expect(escapeHtml('&amp; ☕ é')).toBe('&amp;amp; ☕ é');
  });
});

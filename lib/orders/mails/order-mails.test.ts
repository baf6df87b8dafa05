// What all mails of an order have in common, and what each one says.
import { describe, expect, it } from 'vitest';
import { escapeHtml } from '@/lib/mail/escape-html';
import type { MailContent } from '@/lib/mail/mail-parts';
import { cents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { contrast, readableTextOn } from '@/lib/tenants/theme/theme';
import { mailOrder, mailTenant } from '@/lib/testing/rows/mail-order';
import type { MailOrder } from './mail-order';
import { newOrder } from './new-order';
import { orderCancelled } from './order-cancelled';
import { orderCompleted } from './order-completed';
import { orderConfirmation } from './order-confirmation';
import { orderLink } from './order-link-mail';
import { paymentPending } from './payment-pending';
import { refundMail } from './refund-mail';

const refund = { amountCents: cents(8_400), isWhole: false, reason: 'One mug was broken', isByHand: false };

const unpaid = { paid: cents(0), returned: cents(0), isChecked: false, reason: '' };

const mails: [name: string, make: (tenant: Tenant, order: MailOrder) => MailContent][] = [
  ['the confirmation', orderConfirmation],
  ['the new order', newOrder],
  ['the pending payment', paymentPending],
  ['the completed order', orderCompleted],
  ['the link', orderLink],
  ['the refund', (tenant, order) => refundMail(tenant, order, refund)],
  ['the cancelled order', (tenant, order) => orderCancelled(tenant, order, unpaid)],
];

/** The visible part of a mail, without style sheet and preheader. */
const bodyOf = (html: string) => html.slice(html.indexOf('role="presentation"'));

const evil = `<script>alert("1")</script>&'`;
const hostile: MailOrder = {
  ...mailOrder,
  customerName: evil,
  customerEmail: `${evil}@example.test`,
  shipTo: [evil],
  lines: [{ name: evil, quantity: 1, answers: [{ label: evil, value: evil }], subtotalCents: cents(100) }],
  orderUrl: `https://clay.example/orders/"><script>`,
  adminUrl: `https://clay.example/admin/"><script>`,
};

describe.each(mails)('%s', (_, make) => {
  it('has number and shop, in text and in HTML', () => {
    const { subject, text, html } = make(mailTenant, mailOrder);
    expect(subject).toContain('#1042');
    expect(text).toContain('#1042');
    expect(bodyOf(html)).toContain('#1042');
    expect(text.endsWith('\n\nClay & Kiln')).toBe(true);
    expect(html).toContain('Clay &amp; Kiln</td>');
  });

  it('links to the shop, and loads nothing from anywhere', () => {
    const { text, html } = make(mailTenant, mailOrder);
    const addresses = [...html.matchAll(/https?:[^"<\s]*/g)].map(([address]) => address);
    expect(addresses).toHaveLength(1);
    expect(text).toContain(addresses[0]);
    expect(addresses[0]).toMatch(/^https:\/\/clay\.example\/(orders\/a-token|admin\/orders\/an-id)$/);
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(/i);
  });

  it('says first that it is about a test order, and says nothing of tests otherwise', () => {
    const { subject, text, html } = make(mailTenant, { ...mailOrder, isTest: true });
    expect(subject).toBe(`Test: ${make(mailTenant, mailOrder).subject}`);
    const notice = 'This is a test order. No money was taken, and nothing will be made or sent.';
    expect(text.startsWith(`${notice}\n\n`)).toBe(true);
    expect(bodyOf(html)).toContain(notice);
    expect(Object.values(make(mailTenant, mailOrder)).join()).not.toMatch(/\btest order/i);
  });

  it('reads well without an address', () => {
    const { text, html } = make(mailTenant, { ...mailOrder, orderUrl: null, adminUrl: null });
    expect(html).not.toMatch(/<a |null|undefined/);
    expect(text).not.toMatch(/https?:|null|undefined|\n\n\n/);
    expect(text).not.toMatch(/(this|the) link/);
  });

  it('invites an answer only if one arrives', () => {
    const { text, html } = make(mailTenant, { ...mailOrder, orderUrl: null, canBeAnswered: false });
    // The shop's own answer goes to the shopper, and may be invited.
    expect(text + html).not.toMatch(/reply to this email(?!, your reply goes to the customer)/i);
  });

  it('shows hostile text as text, wherever it is', () => {
    const { html } = make({ ...mailTenant, name: evil }, hostile);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;');
  });

  it.each(['#fff8dc', '#000000', '#3B82F6', '#777777', '#ffffff'])('has readable text on %s', (color) => {
    const { html } = make({ ...mailTenant, primaryColor: color }, mailOrder);
    const text = readableTextOn(color);
    expect(contrast(text, color)).toBeGreaterThanOrEqual(4.5);
    // The band with the name, and the button.
    expect(html.split(`background:${color};color:${text}`)).toHaveLength(3);
  });

  it('begins with a sentence for the list of mails, and supports dark mode', () => {
    const { html } = make(mailTenant, mailOrder);
    expect(html).toMatch(/<div style="display:none[^"]*">[A-Z0-9$][^<]{10,}/);
    expect(html).toContain('prefers-color-scheme:dark');
  });
});

describe('the new order', () => {
  it('names the customer, the amount, and every answer', () => {
    const { subject, text } = newOrder(mailTenant, mailOrder);
    expect(subject).toBe('New order #1042: $1,019.90 from Ada');
    expect(text).toContain('Paid: $1,019.90, by Ada (ada@example.test).');
    expect(text).toContain('   Name on the mug: Grace');
    expect(text).toContain('Open the order: https://clay.example/admin/orders/an-id');
  });
});

describe('the refund', () => {
  it('of a part has amount, reason and time of arrival', () => {
    const { text } = refundMail(mailTenant, mailOrder, refund);
    expect(text).toContain('$84.00 is on its way back to you.');
    expect(text).toContain('Clay & Kiln has refunded $84.00, a part of your payment, for order #1042.');
    expect(text).toContain('Reason:\nOne mug was broken');
    expect(text).toMatch(/a card within up to 30 days/);
  });

  it('of the whole amount says so, and needs no reason', () => {
    const whole = { amountCents: cents(101_990), isWhole: true, reason: '', isByHand: false };
    const { text } = refundMail(mailTenant, mailOrder, whole);
    expect(text).toContain('Clay & Kiln has refunded the whole payment of $1,019.90 for order #1042.');
    expect(text).not.toContain('Reason');
  });

  it('of a payment with a wrong amount shows no amount', () => {
    const { text, html } = refundMail(mailTenant, mailOrder, { ...refund, amountCents: null });
    expect(text).toContain('has refunded the whole of a payment for order #1042');
    expect(text + html).not.toContain('$');
  });
});

describe('the refund of money that did not come through PayPal', () => {
  it('says who gives it back, and does not mention PayPal', () => {
    const { text } = refundMail(mailTenant, mailOrder, { ...refund, isByHand: true });
    expect(text).toContain('You get $84.00 back.');
    expect(text).toContain('Clay & Kiln gives it back to you in person or by bank transfer');
    expect(text).not.toContain('PayPal');
  });
});

describe('the cancelled order', () => {
  it.each([
    ['nobody paid', unpaid, 'You have not paid for it, so there is nothing to give back.'],
    ['PayPal checks', { ...unpaid, isChecked: true }, 'PayPal is still checking your payment.'],
    [
      'is given back',
      { ...unpaid, paid: cents(2_800), returned: cents(2_800) },
      'gives you your payment of $28.00 back.',
    ],
    [
      'is given back in part',
      { ...unpaid, paid: cents(2_800), returned: cents(1_000) },
      'Of your payment of $28.00, $10.00 goes back to you.',
    ],
    ['is kept', { ...unpaid, paid: cents(2_800) }, 'Clay & Kiln has your payment of $28.00, and will settle'],
  ])('says what happens with money that %s', (_name, money, sentence) => {
    const { subject, text } = orderCancelled(mailTenant, mailOrder, money);
    expect(subject).toBe('Your order #1042 from Clay & Kiln is cancelled');
    expect(text).toContain(sentence);
  });

  it('says why, if the shop has', () => {
    const why = { ...unpaid, reason: 'The kiln broke' };
    expect(orderCancelled(mailTenant, mailOrder, why).text).toContain('Reason:\nThe kiln broke');
    expect(orderCancelled(mailTenant, mailOrder, unpaid).text).not.toContain('Reason');
  });

  it('that a code made free says so', () => {
    const { text } = orderCancelled(mailTenant, { ...mailOrder, totalCents: cents(0) }, unpaid);
    expect(text).toContain('It cost nothing, so there is nothing to give back.');
  });
});

describe('escaping', () => {
  it('covers the five special characters of HTML, and nothing else', () => {
    expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
    expect(escapeHtml('&amp; ☕ é عمر')).toBe('&amp;amp; ☕ é عمر');
  });
});

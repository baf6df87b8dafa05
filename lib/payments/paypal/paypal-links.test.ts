import { describe, expect, it } from 'vitest';
import { CAPTURE_LINK, ORDER_LINK, parentId, payPalId, payPalLinks, relatedOrder } from './paypal-links';

const API = 'https://api.sandbox.paypal.com';
const up = (href: string) => [
  { rel: 'self', href: `${API}/v2/checkout/orders/SELF` },
  { rel: 'up', href },
];

describe('the link to the parent', () => {
  it.each([
    [ORDER_LINK, `${API}/v2/checkout/orders/5O190127TN364715T`, '5O190127TN364715T'],
    [CAPTURE_LINK, `${API}/v2/payments/captures/8R26-1647`, '8R26-1647'],
    [ORDER_LINK, `${API}/v2/payments/captures/8R26`, null],
    [CAPTURE_LINK, `${API}/v2/checkout/orders/5O19`, null],
    [CAPTURE_LINK, `${API}/v2/payments/captures/8R26/refund`, null],
    [CAPTURE_LINK, `${API}/v2/payments/captures/`, null],
    [CAPTURE_LINK, `${API}/v2/payments/captures/8R26?x=1`, null],
    [CAPTURE_LINK, `${API}/v2/payments/captures/${'A'.repeat(64)}`, 'A'.repeat(64)],
    [CAPTURE_LINK, `${API}/v2/payments/captures/${'A'.repeat(65)}`, null],
  ])('%s in %s has the id %o', (form, href, expected) => {
    expect(parentId(up(href), form)).toBe(expected);
  });

  it('is the first of its kind, and null if there is none', () => {
    const links = [...up(`${API}/v2/checkout/orders/ONE`), ...up(`${API}/v2/checkout/orders/TWO`)];
    expect(parentId(links, ORDER_LINK)).toBe('ONE');
    expect(parentId([], ORDER_LINK)).toBeNull();
  });
});

it.each([
  ['5O190127TN364715T', true],
  ['PAY-1-a', true],
  ['A'.repeat(64), true],
  ['A'.repeat(65), false],
  ['', false],
  ['a/b', false],
  ['../v1', false],
  ['a b', false],
  ['a\n', false],
  ['ä', false],
])('%o is an id of PayPal’s: %s', (id, expected) => {
  expect(payPalId.safeParse(id).success).toBe(expected);
});

it('anything other than a list of links counts as no links', () => {
  for (const value of ['none', null, 7, [{ rel: 'up' }], [1]]) {
    expect(payPalLinks.parse(value)).toEqual([]);
  }
});

it.each([
  [{ related_ids: { order_id: '5O19' } }, '5O19'],
  [{ related_ids: { order_id: '../x' } }, undefined],
  [{ related_ids: {} }, undefined],
  [{}, undefined],
  ['text', undefined],
  [undefined, undefined],
])('%o belongs to the order %o', (value, expected) => {
  expect(relatedOrder.parse(value)?.related_ids?.order_id).toBe(expected);
});

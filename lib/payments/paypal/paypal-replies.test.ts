import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import {
  createdOrderReply,
  foundCaptureReply,
  foundRefundReply,
  orderReply,
  parsePayPalError,
  refundReply,
} from './paypal-replies';

const dollars = (value: string) => ({ currency_code: 'USD', value });
const orderWith = (capture: object) => ({
  id: '5O190127TN364715T',
  status: 'COMPLETED',
  purchase_units: [{ payments: { captures: [capture] } }],
});
const captureIn = (capture: object) => orderReply.parse(orderWith(capture)).capture;
const completed = { id: '3C679366HH908993F', status: 'COMPLETED', amount: dollars('60.00') };

describe('an order after its capture', () => {
  it('has the first capture, in cents, with the fee that PayPal kept', () => {
    const fee = {
      seller_receivable_breakdown: { paypal_fee: dollars('2.58'), net_amount: dollars('57.42') },
    };
    expect(captureIn({ ...completed, ...fee })).toEqual({
      id: '3C679366HH908993F',
      status: 'COMPLETED',
      amount: 6_000,
      currency: 'USD',
      fee: 258,
    });
  });

  it.each(['DECLINED', 'FAILED'])('skips a capture that was %s if another one followed', (status) => {
    const captures = [{ ...completed, id: 'FIRST', status }, completed];
    const reply = { status: 'COMPLETED', purchase_units: [{ payments: { captures } }] };
    expect(orderReply.parse(reply).capture?.id).toBe(completed.id);
    const fruitless = { ...reply, purchase_units: [{ payments: { captures: captures.slice(0, 1) } }] };
    expect(orderReply.parse(fruitless).capture).toMatchObject({ id: 'FIRST', status: 'DECLINED' });
  });

  it('has no fee before PayPal has named one', () => {
    expect(captureIn(completed)?.fee).toBeNull();
    const pending = { ...completed, status: 'PENDING', seller_receivable_breakdown: {} };
    expect(captureIn(pending)).toMatchObject({ status: 'PENDING', fee: null });
  });

  it.each([
    ['COMPLETED', 'COMPLETED'],
    ['PENDING', 'PENDING'],
    ['DECLINED', 'DECLINED'],
    ['FAILED', 'DECLINED'],
    ['REFUNDED', 'REFUNDED'],
    ['PARTIALLY_REFUNDED', 'PARTIALLY_REFUNDED'],
    ['completed', 'OTHER'],
    ['', 'OTHER'],
  ])('with the status %o counts as %s', (status, expected) => {
    expect(captureIn({ ...completed, status })?.status).toBe(expected);
  });

  it('has a null amount if it cannot be read as dollars and cents', () => {
    for (const value of ['60.001', '-60.00', '6e1', '']) {
      expect(captureIn({ ...completed, amount: dollars(value) })?.amount).toBeNull();
    }
  });

  it.each<[string, object]>([
    ['no purchase units', { status: 'CREATED' }],
    ['an empty list of purchase units', { status: 'APPROVED', purchase_units: [] }],
    ['a unit without payments', { status: 'APPROVED', purchase_units: [{}] }],
    ['payments without captures', { status: 'APPROVED', purchase_units: [{ payments: {} }] }],
  ])('with %s has no capture', (_name, reply) => {
    expect(orderReply.parse(reply)).toMatchObject({ capture: null, refunds: [] });
  });

  it.each([
    null,
    '',
    'COMPLETED',
    {},
    orderWith({ status: 'COMPLETED' }),
    orderWith({ ...completed, id: '' }),
  ])('cannot be read from %o', (reply) => {
    expect(orderReply.safeParse(reply).success).toBe(false);
  });
});

describe('an order', () => {
  it.each([
    ['CREATED', 'OPEN'],
    ['SAVED', 'OPEN'],
    ['PAYER_ACTION_REQUIRED', 'OPEN'],
    ['APPROVED', 'APPROVED'],
    ['COMPLETED', 'COMPLETED'],
    ['VOIDED', 'CLOSED'],
    ['approved', 'OPEN'],
  ])('that PayPal calls %s is %s', (status, expected) => {
    expect(orderReply.parse({ status }).status).toBe(expected);
  });
});

describe('a refund', () => {
  const refund = {
    id: '1JU08902781691411',
    status: 'COMPLETED',
    amount: dollars('10.00'),
    custom_id: 'ours',
  };

  it('has its amount and reference', () => {
    const read = { id: refund.id, status: 'COMPLETED', amount: 1_000, currency: 'USD', reference: 'ours' };
    expect(refundReply.parse(refund)).toEqual(read);
    const { custom_id: _gone, amount: _none, ...bare } = refund;
    expect(refundReply.parse(bare)).toEqual({ ...read, amount: null, reference: null });
    const euros = { currency_code: 'EUR', value: '10.00' };
    expect(refundReply.parse({ ...refund, amount: euros })).toEqual({ ...read, currency: 'EUR' });
  });

  it.each([
    ['COMPLETED', 'COMPLETED'],
    ['PENDING', 'PENDING'],
    ['FAILED', 'FAILED'],
    ['CANCELLED', 'FAILED'],
    ['PARTIALLY_REFUNDED', 'OTHER'],
    ['', 'OTHER'],
  ])('with the status %o counts as %s', (status, expected) => {
    expect(refundReply.parse({ ...refund, status }).status).toBe(expected);
    expect(foundRefundReply.parse({ ...refund, status }).status).toBe(expected);
  });

  it('that was looked up names its capture, if PayPal does', () => {
    const links = [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/8R26' }];
    expect(foundRefundReply.parse({ ...refund, links })).toEqual({
      ...refundReply.parse(refund),
      captureId: '8R26',
    });
    for (const other of [undefined, [], 'none', [{ ...links[0], rel: 'self' }]]) {
      expect(foundRefundReply.parse({ ...refund, links: other }).captureId).toBeNull();
    }
  });

  it.each([null, {}, { ...refund, id: '' }, { ...refund, status: 1 }, { ...refund, amount: '10.00' }])(
    'cannot be read from %o',
    (reply) => {
      expect(refundReply.safeParse(reply).success).toBe(false);
      expect(foundRefundReply.safeParse(reply).success).toBe(false);
    },
  );
});

describe('a capture that was looked up', () => {
  const links = [{ rel: 'up', href: 'https://api.paypal.com/v2/checkout/orders/BY-LINK' }];
  const supplementary_data = { related_ids: { order_id: 'RELATED' } };
  const full = { ...completed, custom_id: 'ours', supplementary_data, links };

  it('has its order and our reference', () => {
    expect(foundCaptureReply.parse(full)).toEqual({
      capture: captureIn(completed),
      gatewayOrderId: 'RELATED',
      reference: 'ours',
    });
  });

  it.each([
    ['by its link', { supplementary_data: undefined }, 'BY-LINK'],
    ['by its link, where the ids are of no known form', { supplementary_data: 'x' }, 'BY-LINK'],
    ['not at all', { supplementary_data: undefined, links: undefined }, null],
  ])('names its order %s', (_name, changes, expected) => {
    expect(foundCaptureReply.parse({ ...full, ...changes }).gatewayOrderId).toBe(expected);
  });

  it('may have no reference, and cannot be read from anything else', () => {
    expect(foundCaptureReply.parse(completed)).toMatchObject({ reference: null, gatewayOrderId: null });
    expect(foundCaptureReply.safeParse({ ...full, amount: undefined }).success).toBe(false);
  });
});

describe('a created order', () => {
  it.each([{ id: '' }, { id: 5 }, { id: 'x'.repeat(65) }, {}, null])('needs an id, unlike %o', (reply) => {
    expect(createdOrderReply.safeParse(reply).success).toBe(false);
  });
});

describe('a failed call', () => {
  const failure = (statusCode: number, body: unknown) => ({
    statusCode,
    message: typeof body === 'string' ? body : JSON.stringify(body),
  });

  examples('%o reads as %o', parsePayPalError, [
    [
      failure(422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] }),
      { status: 422, issue: 'INSTRUMENT_DECLINED' },
    ],
    [failure(404, { name: 'RESOURCE_NOT_FOUND', details: [] }), { status: 404, issue: 'RESOURCE_NOT_FOUND' }],
    [failure(401, { error: 'invalid_client' }), { status: 401, issue: 'invalid_client' }],
    [failure(500, {}), { status: 500, issue: 'UNKNOWN' }],
    [failure(502, '<html>Bad gateway</html>'), { status: 502, issue: 'UNREADABLE' }],
    [failure(200, ''), { status: 200, issue: 'UNREADABLE' }],
    [new Error('socket hang up'), null],
    [undefined, null],
    ['ECONNRESET', null],
  ]);
});

import { describe, expect, it } from 'vitest';
import { readApprovalHint, readCaptureHint, readRefundHint } from './event-resources';

const TENANT = '11111111-1111-4111-8111-111111111111';
const ORDER = '22222222-2222-4222-8222-222222222222';
const API = 'https://api.sandbox.paypal.com';

const capture = {
  id: '8R261647WV282751T',
  status: 'COMPLETED',
  amount: { currency_code: 'USD', value: '42.00' },
  custom_id: `${TENANT}:${ORDER}`,
  supplementary_data: { related_ids: { order_id: '5O190127TN364715T' } },
  seller_receivable_breakdown: { paypal_fee: { currency_code: 'USD', value: '1.96' } },
  links: [
    { rel: 'self', method: 'GET', href: `${API}/v2/payments/captures/8R261647WV282751T` },
    { rel: 'up', method: 'GET', href: `${API}/v2/checkout/orders/178857266927016A` },
  ],
};

describe('a message about a capture', () => {
  it('names the capture, its PayPal order and ours', () => {
    expect(readCaptureHint(capture)).toEqual({
      captureId: '8R261647WV282751T',
      paypalOrderId: '5O190127TN364715T',
      reference: { tenantId: TENANT, orderId: ORDER },
    });
  });

  it.each([
    ['no related ids', { supplementary_data: undefined }],
    ['related ids of another form', { supplementary_data: { related_ids: { order_id: '../oauth2' } } }],
  ])('with %s is found by its link', (_name, change) => {
    expect(readCaptureHint({ ...capture, ...change })?.paypalOrderId).toBe('178857266927016A');
  });

  it.each([
    ['none', undefined],
    ['that leads elsewhere', [{ rel: 'up', href: `${API}/v2/payments/authorizations/1` }]],
    ['to a sibling', [{ rel: 'self', href: `${API}/v2/checkout/orders/178857266927016A` }]],
    ['of another form', 'none'],
  ])('with a link %s has no known order', (_name, links) => {
    const event = readCaptureHint({ ...capture, supplementary_data: undefined, links });
    expect(event).toMatchObject({ captureId: capture.id, paypalOrderId: null });
  });

  it.each([undefined, '', 'invoice-7', TENANT, `${TENANT}:${ORDER}:1`, `${TENANT}:1`, 7])(
    'with the reference %s was not started here',
    (customId) => {
      expect(readCaptureHint({ ...capture, custom_id: customId })?.reference).toBeNull();
    },
  );

  it('yields no amounts and statuses, which come from PayPal’s API', () => {
    const amount = { currency_code: 'USD', value: '0.01' };
    expect(readCaptureHint({ ...capture, amount, status: 'DECLINED' })).toEqual(readCaptureHint(capture));
  });

  it.each([null, 'text', {}, { ...capture, id: '' }, { ...capture, id: '../oauth2' }, { ...capture, id: 7 }])(
    '%o is not understood',
    (resource) => {
      expect(readCaptureHint(resource)).toBeNull();
    },
  );
});

describe('a message about money that went back', () => {
  const refund = {
    id: '1JU08902781691411',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '10.00' },
    custom_id: 'a-refund',
    links: [{ rel: 'up', href: `${API}/v2/payments/captures/8R261647WV282751T` }],
  };

  it('names the refund and its capture', () => {
    expect(readRefundHint(refund)).toEqual({
      captureId: '8R261647WV282751T',
      refundId: '1JU08902781691411',
    });
  });

  it.each([null, {}, { ...refund, links: [] }, { ...refund, id: '' }, { ...refund, id: 'a/b' }])(
    '%o is not understood',
    (resource) => {
      expect(readRefundHint(resource)).toBeNull();
    },
  );
});

describe('a message about an approval', () => {
  it('names the PayPal order', () => {
    expect(readApprovalHint({ id: '5O190127TN364715T', status: 'APPROVED' })).toBe('5O190127TN364715T');
  });

  it.each([null, {}, { id: '' }, { id: '../../v1' }])('%o is not understood', (resource) => {
    expect(readApprovalHint(resource)).toBeNull();
  });
});

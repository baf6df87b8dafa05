import { afterAll, describe, expect, it } from 'vitest';
import { captureIdOf, idOf, orderBody, startTestSandbox } from '../test-client';

const box = await startTestSandbox();
afterAll(() => box.sandbox.stop());

const dollars = (value: string) => ({ currency_code: 'USD', value });

const platformUnit = {
  payee: { merchant_id: 'SELLER2345678' },
  payment_instruction: { platform_fees: [{ amount: dollars('2.04') }] },
};

describe('capturing', () => {
  it('captures an approved order once, with fees that add up', async () => {
    const id = await box.shopA.approvedOrder(orderBody({ ...platformUnit, invoice_id: 'ORD-1' }));
    const reply = await box.shopA.capture(id);
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      id,
      status: 'COMPLETED',
      payer: { email_address: 'buyer@example.com', payer_id: 'QRVLX72Q3CVHE' },
      purchase_units: [
        {
          reference_id: 'order-1',
          payments: {
            captures: [
              {
                status: 'COMPLETED',
                amount: dollars('60.00'),
                custom_id: 'tenant:order-1',
                invoice_id: 'ORD-1',
                seller_receivable_breakdown: {
                  gross_amount: dollars('60.00'),
                  paypal_fee: dollars('2.58'),
                  platform_fees: [{ amount: dollars('2.04') }],
                  net_amount: dollars('55.38'),
                },
              },
            ],
          },
        },
      ],
    });
    expect(reply.body).not.toHaveProperty('purchase_units.0.amount');
    const captureId = captureIdOf(reply);
    const alone = await box.shopA.call('GET', `/v2/payments/captures/${captureId}`);
    expect(alone).toMatchObject({ status: 200, body: { id: captureId, amount: dollars('60.00') } });
    expect(await box.shopB.call('GET', `/v2/payments/captures/${captureId}`)).toMatchObject({ status: 404 });
  });

  it('adds the unit amount when the representation is preferred, and accepts an empty object', async () => {
    const id = await box.shopA.approvedOrder();
    const headers = { prefer: 'return=representation' };
    const reply = await box.shopA.capture(id, { headers, rawBody: '{}' });
    expect(reply).toMatchObject({ status: 201, body: { purchase_units: [{ amount: dollars('60.00') }] } });
  });

  it('refuses before the approval and succeeds after it, with the same request id', async () => {
    const id = idOf(await box.shopA.create());
    const early = await box.shopA.capture(id);
    expect(early).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_NOT_APPROVED' }] } });
    await box.shopA.approve(id);
    expect(await box.shopA.capture(id)).toMatchObject({ status: 201 });
  });

  it('repeats the first answer for the same id and refuses another id', async () => {
    const id = await box.shopA.approvedOrder();
    const first = await box.shopA.capture(id);
    const again = await box.shopA.capture(id);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = await box.shopA.capture(id, { requestId: 'another' });
    expect(other).toMatchObject({ status: 422, body: { details: [{ issue: 'ORDER_ALREADY_CAPTURED' }] } });
    const withoutId = await box.shopA.call('POST', `/v2/checkout/orders/${id}/capture`);
    expect(withoutId).toMatchObject({ status: 422 });
  });

  it('captures once when ten captures arrive together', async () => {
    const id = await box.shopA.approvedOrder();
    const replies = await Promise.all(Array.from({ length: 10 }, () => box.shopA.capture(id)));
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(9);
    const captures = (await box.ledger()).captures.filter((capture) => capture.orderId === id);
    expect(captures).toHaveLength(1);
  });

  it('refuses an invoice number that this seller was already paid for, but not another seller’s', async () => {
    const sold = (seller: string) => orderBody({ invoice_id: 'ORD-77', payee: { merchant_id: seller } });
    expect(await box.shopA.completedCapture(sold('SELLER2345672'))).toMatch(/^[A-Z0-9]{17}$/);
    const repeated = await box.shopA.capture(await box.shopA.approvedOrder(sold('SELLER2345672')));
    expect(repeated).toMatchObject({ status: 422, body: { details: [{ issue: 'DUPLICATE_INVOICE_ID' }] } });
    expect(await box.shopA.completedCapture(sold('SELLER2345673'))).toMatch(/^[A-Z0-9]{17}$/);
  });
});

describe('buyers', () => {
  it.each([
    ['the buyer presses Decline', { choice: 'decline' }],
    ['the buyer pays with a declined card', { buyer: 'decline' }],
  ])('declines when %s, and captures after another approval with the same id', async (_name, choice) => {
    const id = await box.shopA.approvedOrder(orderBody(), choice);
    const declined = await box.shopA.capture(id);
    expect(declined).toMatchObject({
      status: 422,
      body: {
        name: 'UNPROCESSABLE_ENTITY',
        details: [{ issue: 'INSTRUMENT_DECLINED' }],
        links: [
          { rel: 'information_link' },
          { rel: 'redirect', href: `${box.sandbox.url}/checkoutnow?token=${id}` },
        ],
      },
    });
    const address = `/v2/checkout/orders/${id}`;
    expect(await box.shopA.call('GET', address)).toMatchObject({ body: { status: 'CREATED' } });
    await box.shopA.approve(id);
    expect(await box.shopA.capture(id)).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
  });

  it('leaves an eCheck pending until it is settled, without a breakdown', async () => {
    const id = await box.shopA.approvedOrder(orderBody(), { buyer: 'pending' });
    const reply = await box.shopA.capture(id);
    const pending = { status: 'PENDING', status_details: { reason: 'ECHECK' } };
    expect(reply.body).toMatchObject({ purchase_units: [{ payments: { captures: [pending] } }] });
    expect(reply.text).not.toContain('seller_receivable_breakdown');
    const captureId = captureIdOf(reply);
    expect(await box.shopA.refund(captureId)).toMatchObject({
      status: 422,
      body: { details: [{ issue: 'PENDING_CAPTURE' }] },
    });
    await box.control('POST', 'settle', { captureId, status: 'COMPLETED' });
    const settled = await box.shopA.call('GET', `/v2/payments/captures/${captureId}`);
    expect(settled).toMatchObject({ body: { status: 'COMPLETED' } });
  });

  it('cannot approve an order that is already paid, nor from another site', async () => {
    const id = await box.shopA.approvedOrder();
    const headers = { origin: 'https://evil.example' };
    const foreign = await box.shopA.call('POST', '/checkoutnow/approve', { body: { token: id }, headers });
    expect(foreign.status).toBe(403);
    await box.shopA.capture(id);
    expect(await box.shopA.approve(id)).toMatchObject({ status: 422 });
    expect(await box.shopA.approve('NOSUCHORDER')).toMatchObject({ status: 404 });
  });
});

describe('PayPal-Mock-Response', () => {
  it.each([
    ['INSTRUMENT_DECLINED', 422],
    ['INTERNAL_SERVER_ERROR', 500],
  ])('%s answers %i and leaves the order approved', async (code, status) => {
    const id = await box.shopA.approvedOrder();
    const headers = { 'paypal-mock-response': JSON.stringify({ mock_application_codes: code }) };
    expect(await box.shopA.capture(id, { headers })).toMatchObject({ status });
    expect(await box.shopA.capture(id)).toMatchObject({ status: 201 });
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { idOf, orderBody, startTestSandbox } from '../test-client';

const box = await startTestSandbox();
afterAll(() => box.sandbox.stop());

const dollars = (value: string) => ({ currency_code: 'USD', value });
const refunding = (value: string) => ({ body: { amount: dollars(value) } });
const feeBack = (value: string) => ({ payment_instruction: { platform_fees: [{ amount: dollars(value) }] } });

const refused = (issue: string) => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

describe('refunding', () => {
  it('refunds everything for an empty body, and nothing twice', async () => {
    const captureId = await box.shopA.completedCapture();
    const reply = await box.shopA.refund(captureId, { requestId: 'refund:1' });
    expect(reply).toMatchObject({ status: 201, body: { status: 'COMPLETED' } });
    const again = await box.shopA.refund(captureId, { requestId: 'refund:1' });
    expect([again.status, idOf(again)]).toEqual([200, idOf(reply)]);
    expect(await box.shopA.refund(captureId, { requestId: 'refund:2' })).toMatchObject(
      refused('CAPTURE_FULLY_REFUNDED'),
    );
    const capture = await box.shopA.call('GET', `/v2/payments/captures/${captureId}`);
    expect(capture).toMatchObject({ body: { status: 'REFUNDED' } });
    const refund = await box.shopA.call('GET', `/v2/payments/refunds/${idOf(reply)}`);
    expect(refund).toMatchObject({
      status: 200,
      body: {
        amount: dollars('60.00'),
        links: [{ rel: 'self' }, { rel: 'up', href: `${box.sandbox.url}/v2/payments/captures/${captureId}` }],
      },
    });
  });

  it('refunds in parts up to the captured amount', async () => {
    const captureId = await box.shopA.completedCapture();
    const headers = { prefer: 'return=representation' };
    await box.shopA.refund(captureId, refunding('19.99'));
    const second = await box.shopA.refund(captureId, { ...refunding('0.01'), headers });
    expect(second).toMatchObject({
      status: 201,
      body: {
        amount: dollars('0.01'),
        seller_payable_breakdown: { total_refunded_amount: dollars('20.00') },
      },
    });
    expect(await box.shopA.refund(captureId, refunding('40.01'))).toMatchObject(
      refused('REFUND_AMOUNT_EXCEEDED'),
    );
    const rest = await box.shopA.refund(captureId, { headers });
    expect(rest).toMatchObject({ status: 201, body: { amount: dollars('40.00') } });
  });

  it('returns no more of the platform fee than was taken', async () => {
    const unit = {
      payee: { merchant_id: 'SELLER2345678' },
      payment_instruction: { platform_fees: [{ amount: dollars('2.04') }] },
    };
    const captureId = await box.shopA.completedCapture(orderBody(unit));
    const partial = (fee: string) => ({ body: { amount: dollars('10.00'), ...feeBack(fee) } });
    expect(await box.shopA.refund(captureId, partial('2.00'))).toMatchObject({ status: 201 });
    expect(await box.shopA.refund(captureId, partial('0.05'))).toMatchObject(
      refused('PLATFORM_FEE_EXCEEDED'),
    );
    expect(await box.shopA.refund(captureId, partial('0.04'))).toMatchObject({ status: 201 });
    const { captures } = await box.ledger();
    const entry = captures.find((capture) => capture.id === captureId);
    expect(entry).toMatchObject({ refunded: '20.00', status: 'PARTIALLY_REFUNDED', platformFee: '2.04' });
  });

  it('refuses another currency, a platform fee that was never taken, and zero', async () => {
    const captureId = await box.shopA.completedCapture();
    const euros = { body: { amount: { currency_code: 'EUR', value: '1.00' } } };
    expect(await box.shopA.refund(captureId, euros)).toMatchObject(refused('CURRENCY_MISMATCH'));
    const fee = { body: { amount: dollars('1.00'), ...feeBack('0.10') } };
    expect(await box.shopA.refund(captureId, fee)).toMatchObject(refused('PLATFORM_FEE_NOT_ENABLED'));
    expect(await box.shopA.refund(captureId, refunding('0.00'))).toMatchObject(
      refused('CANNOT_BE_ZERO_OR_NEGATIVE'),
    );
  });

  it('hides captures and refunds from another account', async () => {
    const captureId = await box.shopA.completedCapture();
    expect(await box.shopB.refund(captureId)).toMatchObject({ status: 404 });
    const refundId = idOf(await box.shopA.refund(captureId));
    expect(await box.shopB.call('GET', `/v2/payments/refunds/${refundId}`)).toMatchObject({ status: 404 });
  });
});

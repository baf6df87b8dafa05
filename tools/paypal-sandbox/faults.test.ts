import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { captureIdOf, orderBody, startTestSandbox } from './test-client';

const box = await startTestSandbox();
beforeEach(() => box.control('POST', 'reset'));
afterAll(() => box.sandbox.stop());

const script = (fault: object) => box.control('POST', 'faults', { times: 1, ...fault });
const held = async () => (await box.control('GET', 'held')).body;

describe('scripted faults', () => {
  it('answers with a status as often as asked, then works again', async () => {
    const id = await box.shopA.approvedOrder();
    await script({ method: 'POST', path: 'capture', times: 2, status: 503 });
    const replies = [await box.shopA.capture(id), await box.shopA.capture(id), await box.shopA.capture(id)];
    expect(replies.map((reply) => reply.status)).toEqual([503, 503, 201]);
    expect(replies[0]?.body).toMatchObject({ name: 'SERVICE_UNAVAILABLE' });
  });

  it('matches a regular expression against the path and leaves other calls alone', async () => {
    await script({ path: '^/v2/checkout/orders\\?x=1$', status: 500, body: { name: 'ODD' } });
    expect(await box.shopA.create()).toMatchObject({ status: 201 });
    const reply = await box.shopA.call('POST', '/v2/checkout/orders?x=1', { body: orderBody() });
    expect(reply).toMatchObject({ status: 500, body: { name: 'ODD' } });
  });

  it('loses an answer after the capture; the retry with the same id learns of it', async () => {
    const id = await box.shopA.approvedOrder();
    await script({ path: 'capture', dropAnswerAfterCommit: true });
    await expect(box.shopA.capture(id)).rejects.toThrow();
    const { captures } = await box.ledger();
    expect(captures).toHaveLength(1);
    const retry = await box.shopA.capture(id);
    expect([retry.status, captureIdOf(retry)]).toEqual([200, captures[0]?.id]);
  });

  it('loses a request before any work was done', async () => {
    const id = await box.shopA.approvedOrder();
    await script({ path: 'capture', dropBeforeCommit: true });
    await expect(box.shopA.capture(id)).rejects.toThrow();
    expect((await box.ledger()).captures).toHaveLength(0);
  });

  it('delays an answer', async () => {
    await script({ path: 'create', delayMilliseconds: 120 });
    const startedAt = Date.now();
    expect(await box.shopA.create()).toMatchObject({ status: 201 });
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(115);
  });

  it('holds answers until they are released, with the work done', async () => {
    await script({ path: 'create', times: 2, hold: true });
    let answered = 0;
    const creating = [box.shopA.create(), box.shopB.create()].map(async (call) => {
      const reply = await call;
      answered += 1;
      return reply.status;
    });
    await expect.poll(held).toEqual({ held: 2 });
    // Answered after the held ones came, and before they were released.
    expect((await box.ledger()).orders).toHaveLength(2);
    expect(answered).toBe(0);
    expect((await box.control('POST', 'release')).body).toEqual({ released: 2 });
    expect(await Promise.all(creating)).toEqual([201, 201]);
    expect(await held()).toEqual({ held: 0 });
  });

  it('holds the answer that a fault specifies', async () => {
    await script({ path: 'create', status: 503, hold: true });
    const creating = box.shopA.create();
    await expect.poll(held).toEqual({ held: 1 });
    await box.control('POST', 'release');
    expect(await creating).toMatchObject({ status: 503 });
  });

  it('releases held answers on reset', async () => {
    await script({ path: 'create', hold: true });
    const creating = box.shopA.create();
    await expect.poll(held).toEqual({ held: 1 });
    await box.control('POST', 'reset');
    expect(await creating).toMatchObject({ status: 201 });
  });

  it('processes a request twice: harmless with a request id, two orders without', async () => {
    await script({ path: 'create', times: 2, duplicate: true });
    expect(await box.shopA.create(orderBody(), { requestId: 'once' })).toMatchObject({ status: 200 });
    expect((await box.ledger()).orders).toHaveLength(1);
    await box.shopA.create();
    expect((await box.ledger()).orders).toHaveLength(3);
  });

  it('captures another amount, in another currency or with another outcome', async () => {
    await script({ path: 'capture', overrideCaptureAmount: '1.00' });
    await script({ path: 'capture', overrideCaptureCurrency: 'EUR' });
    await script({ path: 'capture', overrideCaptureStatus: 'DECLINED' });
    await box.shopA.capture(await box.shopA.approvedOrder());
    await box.shopA.capture(await box.shopA.approvedOrder());
    await box.shopA.capture(await box.shopA.approvedOrder());
    expect((await box.ledger()).captures).toMatchObject([
      { amount: '1.00', currency: 'USD', status: 'COMPLETED' },
      { amount: '60.00', currency: 'EUR', status: 'COMPLETED' },
      { amount: '60.00', currency: 'USD', status: 'DECLINED' },
    ]);
  });

  it('sends a raw body, after the work if asked', async () => {
    const id = await box.shopA.approvedOrder();
    await script({ path: 'capture', rawBody: '' });
    await script({ path: 'capture', rawBody: '{"id":null}', afterCommit: true });
    expect(await box.shopA.capture(id)).toMatchObject({ status: 200, text: '' });
    expect((await box.ledger()).captures).toHaveLength(0);
    expect(await box.shopA.capture(id)).toMatchObject({ status: 200, text: '{"id":null}' });
    expect((await box.ledger()).captures).toHaveLength(1);
  });

  it('refuses invalid faults, and forgets faults on request', async () => {
    expect(await script({ path: '(' })).toMatchObject({ status: 400 });
    expect(await script({ path: 'capture', times: 0 })).toMatchObject({ status: 400 });
    expect(await script({ path: 'capture', satus: 500 })).toMatchObject({ status: 400 });
    await script({ path: 'create', times: 9, status: 500 });
    await box.control('DELETE', 'faults');
    expect(await box.shopA.create()).toMatchObject({ status: 201 });
  });
});

describe('the records for tests', () => {
  it('logs each call with its request id and answer, but not the control calls', async () => {
    const id = await box.shopA.approvedOrder();
    await box.shopA.capture(id);
    const reply = await box.control('GET', 'requests');
    expect(reply.body).toMatchObject({
      requests: [
        { method: 'POST', path: '/v2/checkout/orders', operation: 'create', requestId: null, status: 201 },
        { operation: 'approve', status: 200 },
        {
          method: 'POST',
          path: `/v2/checkout/orders/${id}/capture`,
          operation: 'capture',
          requestId: `capture:${id}`,
          clientId: 'shop-a',
          status: 201,
        },
      ],
    });
  });

  it('separates the accounts in the ledger and forgets everything on reset', async () => {
    await box.shopA.completedCapture();
    await box.shopB.completedCapture();
    const { captures } = await box.ledger();
    expect(captures.map((capture) => capture.clientId)).toEqual(['shop-a', 'shop-b']);
    await box.control('POST', 'reset');
    expect(await box.ledger()).toEqual({ orders: [], captures: [], refunds: [] });
  });

  it('refuses web pages', async () => {
    const headers = { origin: 'http://maple.localhost:3000' };
    expect(await box.shopA.call('POST', '/__control/reset', { headers })).toMatchObject({ status: 403 });
  });
});

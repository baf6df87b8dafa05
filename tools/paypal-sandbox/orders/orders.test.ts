import { afterAll, describe, expect, it } from 'vitest';
import { AccountClient, dollars, idOf, orderBody, startTestSandbox } from '../test-client';

const box = await startTestSandbox();
afterAll(() => box.sandbox.stop());

describe('tokens', () => {
  it('grants a bearer token for nine hours, also when the secret contains a colon', async () => {
    const reply = await box.shopB.signIn();
    expect(reply).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 32_400 } });
  });

  it.each([
    ['wrong secret', { clientId: 'shop-a', clientSecret: 'secret-b' }],
    ['unknown client', { clientId: 'shop-c', clientSecret: 'secret-a' }],
    ['empty secret', { clientId: 'shop-a', clientSecret: '' }],
  ])('answers invalid_client for a %s', async (_name, account) => {
    const stranger = new AccountClient(box.sandbox, account);
    expect(await stranger.signIn()).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await stranger.create()).toMatchObject({ status: 401, body: { name: 'AUTHENTICATION_FAILURE' } });
  });
});

describe('creating an order', () => {
  it('answers 201 CREATED with an approve link', async () => {
    const reply = await box.shopA.create();
    const id = idOf(reply);
    expect(id).toMatch(/^[A-Z0-9]{17}$/);
    const order = `${box.sandbox.url}/v2/checkout/orders/${id}`;
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id,
      status: 'CREATED',
      links: [
        { href: order, rel: 'self', method: 'GET' },
        { href: `${box.sandbox.url}/checkoutnow?token=${id}`, rel: 'approve', method: 'GET' },
        { href: order, rel: 'update', method: 'PATCH' },
        { href: `${order}/capture`, rel: 'capture', method: 'POST' },
      ],
    });
  });

  it('answers 200 PAYER_ACTION_REQUIRED with only a payer-action link when a payment source is sent', async () => {
    const source = { payment_source: { paypal: { experience_context: { brand_name: 'Maple' } } } };
    const reply = await box.shopA.create(orderBody({}, source), { requestId: 'create:source:1' });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        status: 'PAYER_ACTION_REQUIRED',
        payment_source: { paypal: {} },
        links: [{ rel: 'self' }, { rel: 'payer-action' }],
      },
    });
  });

  it('requires a request id when a payment source is sent', async () => {
    const reply = await box.shopA.create(orderBody({}, { payment_source: { paypal: {} } }));
    const details = [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED', location: 'header' }];
    expect(reply).toMatchObject({ status: 400, body: { name: 'INVALID_REQUEST', details } });
  });

  it('returns the first order for the same request id, and only to the same account', async () => {
    const first = await box.shopA.create(orderBody(), { requestId: 'create:same:1' });
    const again = await box.shopA.create(orderBody({ custom_id: 'other' }), { requestId: 'create:same:1' });
    const foreign = await box.shopB.create(orderBody(), { requestId: 'create:same:1' });
    expect([first.status, again.status, foreign.status]).toEqual([201, 200, 201]);
    expect(idOf(again)).toBe(idOf(first));
    expect(idOf(foreign)).not.toBe(idOf(first));
  });

  it('makes one order of eight simultaneous requests with one id', async () => {
    const before = (await box.ledger()).orders.length;
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => box.shopA.create(orderBody(), { requestId: 'create:parallel:1' })),
    );
    expect(new Set(replies.map(idOf)).size).toBe(1);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect((await box.ledger()).orders.length).toBe(before + 1);
  });
});

describe('reading and changing an order', () => {
  it('shows the whole order to its account', async () => {
    const id = idOf(await box.shopA.create(orderBody({ invoice_id: 'ORD-7' })));
    const reply = await box.shopA.call('GET', `/v2/checkout/orders/${id}?`);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      id,
      intent: 'CAPTURE',
      status: 'CREATED',
      purchase_units: [
        { ...orderBody().purchase_units[0], invoice_id: 'ORD-7', payee: { merchant_id: expect.any(String) } },
      ],
    });
  });

  it.each(['GET', 'PATCH', 'POST'])('hides another account’s order from %s', async (method) => {
    const id = await box.shopA.approvedOrder();
    const path = method === 'POST' ? `${id}/capture` : id;
    const foreign = await box.shopB.call(method, `/v2/checkout/orders/${path}`, {
      rawBody: method === 'PATCH' ? '[]' : undefined,
    });
    expect(foreign).toMatchObject({
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND', details: [{ issue: 'INVALID_RESOURCE_ID' }] },
    });
    expect(await box.shopA.capture(id)).toMatchObject({ status: 201 });
  });

  it('patches an amount with 204, and nothing at all when one operation is refused', async () => {
    const id = idOf(await box.shopA.create());
    const path = (attribute: string) => `/purchase_units/@reference_id=='order-1'/${attribute}`;
    const newAmount = {
      ...dollars('65.00'),
      breakdown: { item_total: dollars('60.00'), shipping: dollars('5.00') },
    };
    const accepted = [{ op: 'replace', path: path('amount'), value: newAmount }];
    const refused = [
      { op: 'replace', path: path('custom_id'), value: 'changed' },
      { op: 'replace', path: path('amount'), value: dollars('1.00') },
    ];
    const address = `/v2/checkout/orders/${id}`;
    expect(await box.shopA.call('PATCH', address, { body: accepted })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await box.shopA.call('PATCH', address, { body: refused })).toMatchObject({ status: 422 });
    expect(await box.shopA.call('GET', address)).toMatchObject({
      body: { purchase_units: [{ custom_id: 'tenant:order-1', amount: { value: '65.00' } }] },
    });
  });
});

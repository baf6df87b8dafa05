import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startPayPalSandbox } from './server';
import { AccountClient, idOf, orderBody, startTestSandbox } from './test-client';

const box = await startTestSandbox();
afterAll(() => box.sandbox.stop());

describe('starting and stopping', () => {
  it('names a port that is in use', async () => {
    const port = Number(new URL(box.sandbox.url).port);
    const second = startPayPalSandbox({ port, accounts: [] });
    await expect(second).rejects.toThrow(`port ${port} on 127.0.0.1 is already in use`);
  });

  it('accepts any account when none is named, and puts the public address in links', async () => {
    const sandbox = await startPayPalSandbox({ port: 0, accounts: [], publicUrl: 'https://pay.example/' });
    const client = new AccountClient(sandbox, { clientId: 'anyone', clientSecret: 'at-all' });
    expect(await client.signIn()).toMatchObject({ status: 200 });
    expect((await client.create()).text).toContain('https://pay.example/checkoutnow?token=');
    await sandbox.stop();
    await expect(client.create()).rejects.toThrow();
  });

  it.each<[string, object]>([
    ['delayed', { delayMilliseconds: 60_000 }],
    ['held', { hold: true }],
  ])('stops although an answer is being %s', async (_name, fault) => {
    const sandbox = await startPayPalSandbox({ port: 0, accounts: [] });
    const client = new AccountClient(sandbox, { clientId: 'anyone', clientSecret: 'at-all' });
    await client.signIn();
    await client.call('POST', '/__control/faults', {
      body: { path: 'create', times: 1, ...fault },
    });
    const held = expect(client.create()).rejects.toThrow();
    const operations = async () => (await client.call('GET', '/__control/requests')).text;
    await expect.poll(operations).toContain('"create"');
    await sandbox.stop();
    await held;
  });
});

describe('the browser script', () => {
  const sdk = (query: string) => box.shopA.call('GET', `/sdk/js${query}`);

  it('is one classic script for a known client id', async () => {
    const reply = await sdk('?client-id=shop-a&currency=USD&intent=capture');
    expect(reply.status).toBe(200);
    expect(reply.text).not.toMatch(/^\s*(import|export) /m);
    expect(() => new Function(reply.text)).not.toThrow();
  });

  it.each(['', '?client-id=nobody', '?client-id=shop-a&currency=ZZZ', '?client-id=shop-a&amount=5'])(
    'answers 400 for "%s"',
    async (query) => {
      const reply = await sdk(query);
      expect(reply.status).toBe(400);
      expect(reply.text).toContain('SDK Validation error');
    },
  );
});

describe('the approval window', () => {
  const approvalPage = (query: string) => box.shopA.call('GET', `/checkoutnow${query}`);

  it('shows the total, the lines and the brand, with every text escaped', async () => {
    const context = { application_context: { brand_name: '<script>alert(1)</script>' } };
    const reply = await approvalPage(`?token=${idOf(await box.shopA.create(orderBody({}, context)))}`);
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('$60.00');
    expect(reply.text).toContain('Jersey');
    expect(reply.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(reply.text).not.toContain('<script>alert');
  });

  it('answers only to an exact web origin', async () => {
    const token = idOf(await box.shopA.create());
    const page = (origin: string) =>
      approvalPage(`?token=${token}&channel=1&origin=${encodeURIComponent(origin)}`);
    expect((await page('https://maple.example')).text).toContain('data-origin="https://maple.example"');
    expect((await page('*')).text).not.toContain('data-origin');
    expect((await page('https://maple.example/path')).text).not.toContain('data-origin');
  });

  it('refuses unknown orders, orders of another account and paid ones', async () => {
    expect(await approvalPage('?token=NOSUCHORDER')).toMatchObject({ status: 404 });
    const id = await box.shopA.approvedOrder();
    expect(await approvalPage(`?token=${id}&client=shop-b`)).toMatchObject({ status: 403 });
    await box.shopA.capture(id);
    expect(await approvalPage(`?token=${id}`)).toMatchObject({ status: 422 });
  });

  it('gives the browser a token that opens this order and nothing else', async () => {
    const id = await box.shopA.approvedOrder();
    const approval = await box.shopA.approve(id);
    const { facilitatorAccessToken } = z.object({ facilitatorAccessToken: z.string() }).parse(approval.body);
    const headers = { authorization: `Bearer ${facilitatorAccessToken}` };
    expect(await box.shopA.call('GET', `/v2/checkout/orders/${id}`, { headers })).toMatchObject({
      status: 200,
    });
    const other = idOf(await box.shopA.create());
    expect(await box.shopA.call('GET', `/v2/checkout/orders/${other}`, { headers })).toMatchObject({
      status: 403,
    });
    expect(await box.shopA.create(orderBody(), { headers })).toMatchObject({ status: 403 });
  });
});

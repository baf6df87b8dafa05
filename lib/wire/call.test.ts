import { afterEach, describe, expect, it, vi } from 'vitest';
import { call, NEWER_VERSION, NO_ANSWER } from './call';
import { openOrderCall } from './orders';
import { readSessionCall } from './session';

afterEach(() => vi.unstubAllEnvs());

const answering = (body: unknown, status = 200) =>
  vi.fn(async (_address: string, _init: RequestInit) =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
const open = (ask: ReturnType<typeof answering>) => call(openOrderCall, { token: 'key' }, { ask });

describe('a call', () => {
  it('sends JSON with the release of its page, and returns the answer', async () => {
    vi.stubEnv('NEXT_DEPLOYMENT_ID', 'r7');
    const ask = answering({ path: '/orders/key' });
    expect(await open(ask)).toEqual({ ok: true, value: { path: '/orders/key' } });
    const [address, init] = ask.mock.calls[0] ?? [];
    expect([address, init?.method, init?.body]).toEqual(['/api/orders/open', 'POST', '{"token":"key"}']);
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json', 'x-deployment-id': 'r7' });
  });

  it('without a body has no Content-Type', async () => {
    const ask = answering({ signed_in: false, role: null, enters_admin: false });
    expect(await call(readSessionCall, null, { ask, search: '?a' })).toMatchObject({ ok: true });
    const [address, init] = ask.mock.calls[0] ?? [];
    expect(address).toBe('/api/session?a');
    expect(init).toEqual({ method: 'GET', headers: {} });
  });

  it('that is refused returns code, sentences and the conflicting order', async () => {
    const error = {
      code: 'cart_paid',
      message: 'Paid.',
      fields: { 'customer.email': 'Which?' },
      order_id: 'o1',
    };
    expect(await open(answering({ error }, 409))).toEqual({
      ok: false,
      error: {
        code: 'cart_paid',
        status: 409,
        message: 'Paid.',
        fields: error.fields,
        orderId: 'o1',
        problems: [],
      },
    });
    const long = { ...error, order_id: 'o'.repeat(101) };
    expect(await open(answering({ error: long }, 409))).toMatchObject({ error: { orderId: null } });
  });

  it('recognises a server of another release', async () => {
    const error = { code: 'newer_version', message: 'Reload.' };
    expect(await open(answering({ error }, 409))).toMatchObject({ error: { code: NEWER_VERSION } });
  });

  it.each([
    ['a page', '<html>', 200],
    ['an answer of another kind', { path: 7 }, 200],
    ['no body', '', 200],
    ['a right answer under a wrong status', { path: '/x' }, 502],
    ['half an error', { error: { code: 'x' } }, 422],
    ['an error whose fields are none', { error: { code: 'x', message: 'x', fields: { a: 1 } } }, 422],
  ])('has no answer in %s', async (_name, body, status) => {
    expect(await open(answering(body, status))).toMatchObject({
      ok: false,
      error: { code: NO_ANSWER, status, message: null },
    });
  });

  it('has none without a connection or after a timeout, and never throws', async () => {
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await call(readSessionCall, null, { ask: offline })).toMatchObject({
      error: { code: NO_ANSWER, status: null },
    });
    const never = (_address: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    expect(await call(readSessionCall, null, { ask: never, timeout: 5 })).toMatchObject({ ok: false });
  });
});

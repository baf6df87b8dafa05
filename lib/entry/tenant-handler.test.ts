import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Prisma } from '@/lib/db/generated/client';
import { apiSentences } from '@/lib/messages/en/api';
import { apiAnswer, apiError } from './api-error';
import { tenantHandler } from './tenant-handler';

const tenants = vi.hoisted(() => ({ getCachedTenant: vi.fn() }));
const log = vi.hoisted(() => ({ info: vi.fn(), error: vi.fn() }));
vi.mock('@/lib/tenants/tenants.queries', () => tenants);
vi.mock('@/lib/log', () => ({
  logger: () => log,
  withLogContext: (_fields: object, work: () => unknown) => work(),
}));

const handle = vi.fn(async () => apiAnswer({ done: true }, 201));
const admit = vi.fn<() => Promise<Response | null>>();
const handler = tenantHandler({
  schema: z.object({ name: z.string().min(1), count: z.int() }),
  fieldMessage: (path) => (path === 'name' ? 'Name it' : 'Count it'),
  failureMessage: 'The thing could not be done',
  admit,
  handle,
});

beforeEach(() => {
  vi.clearAllMocks();
  admit.mockResolvedValue(null);
  handle.mockImplementation(async () => apiAnswer({ done: true }, 201));
  tenants.getCachedTenant.mockResolvedValue({ id: 'tenant-1' });
});

/** Calls the handler; the answer's status, body and the log lines it left. */
async function call(body: string, headers: Record<string, string> = {}, post = handler) {
  const request = new Request('http://localhost:3000/acme/api/things?token=secret', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', host: 'acme.localhost', 'x-request-id': 'r1', ...headers },
  });
  const response = await post(request, { params: Promise.resolve({ tenant: 'acme' }) });
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { status: response.status, body: (await response.json()) as unknown };
}

const good = '{"name":"x","count":1}';
const requestLines = () =>
  [...log.info.mock.calls, ...log.error.mock.calls].filter(([entry]) => entry.event === 'request');

describe('a handler of a shop', () => {
  it('answers that the shop is busy if no database connection was free in time, and does not log it as a crash', async () => {
    handle.mockRejectedValueOnce(
      new Prisma.PrismaClientKnownRequestError(
        'Transaction API error: Unable to start a transaction in the given time.',
        { code: 'P2028', clientVersion: '7' },
      ),
    );
    expect(await call(good)).toEqual({
      status: 503,
      body: {
        error: {
          code: 'store_busy',
          message: 'This store is very busy just now. Please try again in a moment.',
        },
      },
    });
    expect(log.error.mock.calls.map(([entry]) => entry.event)).toEqual(['request']);
    // A query that started and timed out is a crash.
    handle.mockRejectedValueOnce(
      new Prisma.PrismaClientKnownRequestError('Transaction API error: Transaction already closed', {
        code: 'P2028',
        clientVersion: '7',
      }),
    );
    expect((await call(good)).status).toBe(500);
  });

  it('passes on the shop and the parsed body, and writes one log line', async () => {
    expect(await call(good)).toEqual({ status: 201, body: { done: true } });
    expect(tenants.getCachedTenant).toHaveBeenCalledWith('acme');
    expect(handle).toHaveBeenCalledWith(
      expect.objectContaining({ tenant: { id: 'tenant-1' }, body: { name: 'x', count: 1 } }),
    );
    expect(requestLines()).toHaveLength(1);
    expect(log.info.mock.calls[0]?.[0]).toMatchObject({
      requestId: 'r1',
      tenantKey: 'acme',
      method: 'POST',
      path: '/acme/api/things',
      status: 201,
    });
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('secret');
  });

  it.each<[string, string, Record<string, string>, number, string]>([
    ['another origin', good, { origin: 'https://evil.test' }, 403, 'forbidden_origin'],
    [
      'a form',
      'name=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media_type',
    ],
    ['malformed JSON', '{', {}, 400, 'invalid_json'],
    ['a body that is too large', `"${'x'.repeat(300_000)}"`, {}, 413, 'body_too_large'],
    ['wrong types', '{"name":5,"count":"many"}', {}, 422, 'invalid_input'],
  ])('answers %s with a clear error, and logs its code once', async (_name, body, headers, status, code) => {
    expect(await call(body, headers)).toMatchObject({
      status,
      body: { error: { code, message: expect.stringMatching(/\S/) } },
    });
    expect(handle).not.toHaveBeenCalled();
    expect(requestLines()).toHaveLength(1);
    expect(requestLines()[0]?.[0]).toMatchObject({ status, code });
  });

  it('can refuse before it reads the body', async () => {
    admit.mockResolvedValue(apiError('too_many_attempts'));
    expect(await call('{')).toMatchObject({ status: 429, body: { error: { code: 'too_many_attempts' } } });
    expect(admit).toHaveBeenCalledWith({ tenant: { id: 'tenant-1' }, request: expect.any(Request) });
    expect(requestLines()[0]?.[0]).toMatchObject({ status: 429, code: 'too_many_attempts' });
  });

  it('names each refused field, and uses the sentence as the message if there is only one', async () => {
    expect((await call('{"name":"","count":1.5}')).body).toMatchObject({
      error: { fields: { name: 'Name it', count: 'Count it' } },
    });
    expect((await call('{"name":"","count":1}')).body).toEqual({
      error: { code: 'invalid_input', message: 'Name it', fields: { name: 'Name it' } },
    });
  });

  it('puts the code of a refused field into words', async () => {
    const schema = z.object({ name: z.string(), count: z.int().refine(() => false, 'invalid_amount') });
    const post = tenantHandler({ schema, failureMessage: 'It failed', handle });
    expect((await call(good, {}, post)).body).toMatchObject({
      error: { fields: { count: apiSentences.fields.invalid_amount } },
    });
  });

  it('answers 404 for an unknown shop', async () => {
    tenants.getCachedTenant.mockResolvedValue(null);
    expect(await call(good)).toMatchObject({ status: 404, body: { error: { code: 'store_not_found' } } });
  });

  it('answers 503 if the shop cannot be loaded, and logs why', async () => {
    const outage = new Error('connection refused');
    tenants.getCachedTenant.mockRejectedValue(outage);
    expect(await call(good)).toMatchObject({ status: 503, body: { error: { code: 'store_unavailable' } } });
    const logged = log.error.mock.calls.map(([entry]) => entry.error);
    expect(logged).toContain(outage);
  });

  it('answers 500 if its work throws, and gives the reason to the log only', async () => {
    handle.mockRejectedValue(new Error('the password is hunter2'));
    const { status, body } = await call(good);
    expect(status).toBe(500);
    expect(body).toEqual({ error: { code: 'internal_error', message: 'The thing could not be done' } });
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'request.crashed' }),
      expect.any(String),
    );
  });
});

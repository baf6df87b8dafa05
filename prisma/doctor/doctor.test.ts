import { expect, it } from 'vitest';
import { reasonOf } from '@/lib/reason-of';
import { checkChoices, checkNode } from './check-machine';
import { checkNames, checkPayPal } from './check-services';
import { inTime } from './in-time';

it.each([
  ['20.19.0', 'warn'],
  ['20.18.9', 'bad'],
  ['22.1.0', 'warn'],
  ['24.0.0', 'ok'],
  ['18.20.0', 'bad'],
])('Node %s is %s', (version, state) => {
  expect(checkNode(version).state).toBe(state);
});

it('calls a secret of few characters bad, and says what nobody watches', () => {
  const secret = {
    ...{ APP_SECRET: ['a'.repeat(40)], MAIL_FROM: 'no-reply@makerfront.example' },
    TRUST_PROXY: '0' as const,
  };
  expect(checkChoices(secret).map(({ state }) => state)).toEqual(['bad', 'warn', 'warn', 'warn']);
  const good = {
    ...{ APP_SECRET: ['q8fK2mZp7vXc4nRt9sLw'], MAIL_FROM: 'shops@example.com' },
    ...{ METRICS_SECRET: 'x', TRUST_PROXY: '1' as const },
  };
  expect(checkChoices(good).map(({ state }) => state)).toEqual(['ok']);
});

it('tells no password with the reason of a failure', () => {
  const reason = reasonOf(new Error('cannot reach postgres://name:secret@host:5432/db now\nand more'));
  expect(reason).toBe('cannot reach … now');
  expect(reasonOf(new AggregateError([new Error('connect ECONNREFUSED')]))).toBe('connect ECONNREFUSED');
});

it('tells the reason of a failure that hides it', () => {
  const hidden = new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND api.test') });
  expect(reasonOf(hidden)).toBe('getaddrinfo ENOTFOUND api.test');
  const call = '\nInvalid `prisma.$queryRaw()` invocation:\n\n\nRaw query failed. Message: `no such role`';
  expect(reasonOf(new Error(call))).toBe('Raw query failed. Message: `no such role`');
  expect(reasonOf(new Error('\n'))).toBe('no reason is given');
});

it('says that PayPal is not reached, and looks for no name on a developer’s machine', async () => {
  expect(await checkPayPal({ PAYPAL_API_BASE: 'http://127.0.0.1:9' })).toMatchObject({ state: 'bad' });
  expect(await checkNames({ PLATFORM_DOMAIN: 'localhost:3000' })).toMatchObject([{ state: 'skipped' }]);
});

it('waits only for a while for what never answers', async () => {
  await expect(inTime(new Promise(() => {}), 20)).rejects.toThrow('no answer within 0.02 seconds');
  expect(await inTime(Promise.resolve('written'))).toBe('written');
  await expect(inTime(Promise.reject(new Error('EACCES')))).rejects.toThrow('EACCES');
});

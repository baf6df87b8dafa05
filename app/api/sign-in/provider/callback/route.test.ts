import { expect, it } from 'vitest';
import { newAttemptId } from '@/lib/auth/provider/provider-attempt';
import { signProviderState } from '@/lib/auth/provider/provider-state';
import { GET } from './route';

const FINISH = 'https://shop.example/api/sign-in/provider/finish';
const state = (change: object = {}) =>
  signProviderState({ id: newAttemptId(), to: FINISH, end: Date.now() + 60_000, ...change });

const ask = (parameters: Record<string, string>) =>
  GET(
    new Request(
      `https://makerfront.example/api/sign-in/provider/callback?${new URLSearchParams(parameters)}`,
    ),
  );

it('passes the provider’s answer on to the shop of the state, and nothing else', () => {
  const own = state();
  const answer = ask({
    state: own,
    code: '4/abc',
    iss: 'https://id.example',
    hd: 'x',
    to: 'https://evil.example',
  });
  expect(answer.status).toBe(303);
  const target = new URL(answer.headers.get('location') ?? '');
  expect(target.origin + target.pathname).toBe(FINISH);
  expect(Object.fromEntries(target.searchParams)).toEqual({
    code: '4/abc',
    state: own,
    iss: 'https://id.example',
  });
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

it('passes on that somebody said no', () => {
  const answer = ask({ state: state(), error: 'access_denied', error_description: '<script>' });
  expect(answer.headers.get('location')).toMatch(/[?&]error=access_denied$/);
});

it.each([
  ['no state', () => ''],
  [
    'a state that was made up',
    () =>
      `${Buffer.from(JSON.stringify({ to: 'https://evil.example/' })).toString('base64url')}.${'x'.repeat(49)}`,
  ],
  ['a state of the day before', () => state({ end: Date.now() - 1 })],
  ['a state of a megabyte', () => 'x'.repeat(1_000_000)],
])('leads nowhere with %s', async (_name, make) => {
  const answer = ask({ state: make(), code: '4/abc' });
  expect(answer.status).toBe(400);
  expect(answer.headers.has('location')).toBe(false);
  expect((await answer.text()).length).toBeLessThan(200);
});

it('leaves out a code that is too long to be one', () => {
  expect(ask({ state: state(), code: 'x'.repeat(5_000) }).headers.get('location')).not.toContain('code=');
});

import { describe, expect, it } from 'vitest';
import { refreshAccountCall } from '@/lib/wire/account';
import { refreshSessionCall } from '@/lib/wire/session';
import { refreshWithRetries } from './refresh-with-retries';

/** A browser with a fake clock, and a server that gives these answers in turn, repeating the last one. */
function surroundings(...answers: (number | 'no answer' | object)[]) {
  let time = 0;
  const calls: number[] = [];
  return {
    calls,
    post: async () => {
      const answer = answers[Math.min(calls.length, answers.length - 1)];
      calls.push(time);
      if (answer === 'no answer') {
        throw new TypeError('Failed to fetch');
      }
      return typeof answer === 'number'
        ? new Response('{}', { status: answer })
        : new Response(JSON.stringify(answer));
    },
    pause: async (milliseconds: number) => {
      time += milliseconds;
    },
    now: () => time,
  };
}

const FRESH = { access_expires_at: 9_000_000 };

describe('refreshing a session', () => {
  it('asks once if that succeeds', async () => {
    const browser = surroundings(FRESH);
    expect(await refreshWithRetries(refreshSessionCall, browser)).toEqual({
      kind: 'refreshed',
      accessExpiresAt: 9_000_000,
    });
    expect(browser.calls).toEqual([0]);
  });

  it('asks where the kind of session is refreshed', async () => {
    const asked: string[] = [];
    for (const contract of [refreshSessionCall, refreshAccountCall]) {
      await refreshWithRetries(contract, {
        ...surroundings(),
        post: async (address) => {
          asked.push(address);
          return new Response(JSON.stringify(FRESH));
        },
      });
    }
    expect(asked).toEqual(['/api/session', '/api/account/session']);
  });

  it.each([502, 503, 504, 'no answer'] as const)('retries after %s', async (answer) => {
    const browser = surroundings(answer, answer, FRESH);
    expect(await refreshWithRetries(refreshSessionCall, browser)).toEqual({
      kind: 'refreshed',
      accessExpiresAt: 9_000_000,
    });
    expect(browser.calls).toEqual([0, 200, 600]);
  });

  it('waits from 200 ms on, doubling each time, and gives up within 30 s', async () => {
    const browser = surroundings(503);
    expect(await refreshWithRetries(refreshSessionCall, browser)).toEqual({ kind: 'unavailable' });
    expect(browser.calls).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400]);
  });

  it.each([401, 403, 404, 500])('treats %s as the end of the session', async (status) => {
    const browser = surroundings(status);
    expect(await refreshWithRetries(refreshSessionCall, browser)).toEqual({ kind: 'ended' });
    expect(browser.calls).toHaveLength(1);
  });

  it.each([[{}], [{ access_expires_at: 'soon' }], [[]]])('does not accept %j as an answer', async (body) => {
    expect(await refreshWithRetries(refreshSessionCall, surroundings(body))).toEqual({ kind: 'unavailable' });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { database } from '../db/client';
import { recordContactSignup } from './contact-signup.commands';

const storedAddresses = async () =>
  (await database().contactSignup.findMany({ orderBy: { email: 'asc' } })).map(({ email }) => email);

describe('recordContactSignup', () => {
  beforeEach(resetDatabase);

  it('stores an address in lower case, without outer spaces', async () => {
    expect(await recordContactSignup('  June.Potter@Example.COM \n')).toEqual({ ok: true, value: 'stored' });
    expect(await storedAddresses()).toEqual(['june.potter@example.com']);
  });

  it('recognises an address in any spelling, and stores it once', async () => {
    await recordContactSignup('june@example.com');
    expect(await recordContactSignup('JUNE@example.com')).toEqual({ ok: true, value: 'known' });
    expect(await storedAddresses()).toEqual(['june@example.com']);
  });

  it('stores one row when the same address arrives many times at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, () => recordContactSignup('race@example.com')),
    );
    expect(results.filter((result) => result.ok && result.value === 'stored')).toHaveLength(1);
    expect(results.filter((result) => result.ok && result.value === 'known')).toHaveLength(7);
    expect(await storedAddresses()).toEqual(['race@example.com']);
  });

  it('accepts 254 characters and no more', async () => {
    const ending = '@example.com';
    const longest = `${'a'.repeat(254 - ending.length)}${ending}`;
    expect(await recordContactSignup(longest)).toEqual({ ok: true, value: 'stored' });
    expect(await recordContactSignup(`a${longest}`)).toEqual({ ok: false, error: 'email_invalid' });
    expect(await storedAddresses()).toEqual([longest]);
  });

  it.each([
    '',
    '   ',
    'june',
    'june@example',
    '@example.com',
    'june@',
    'june@@example.com',
    'june@exam ple.com',
    'june@example.com, ben@example.com',
    'june\n@example.com',
    'june\u0000@example.com',
    'june\u001b@example.com',
    'june\u200b@example.com',
    'june\ud800@example.com',
  ])('refuses %j and stores nothing', async (email) => {
    expect(await recordContactSignup(email)).toEqual({ ok: false, error: 'email_invalid' });
    expect(await storedAddresses()).toEqual([]);
  });

  it('accepts unusual addresses that mail systems allow', async () => {
    for (const email of ["o'neil+shop@example.co.uk", 'töpferei@example.com', 'a@b.c']) {
      expect(await recordContactSignup(email)).toEqual({ ok: true, value: 'stored' });
    }
  });
});

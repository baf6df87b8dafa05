import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { signText } from '@/lib/secrets/key-ring';
import { keysFor } from '@/lib/secrets/secrets';
import { type Account, markBrowser, markOf, readMark } from './known-browser';

const account: Account = { id: 'person-1', email: 'ada@example.test', passwordHash: '$argon2id$one' };
const DAY = 24 * 60 * 60 * 1_000;

beforeEach(() => {
  env().SITE_SCHEME = undefined;
});

describe('the mark of a known browser', () => {
  it('is found by the typed address in any case, and keeps its browser id', () => {
    const mark = markBrowser(account, null);
    const jar = (name: string) => (name === mark.name ? mark.value : undefined);
    const id = readMark(account, markOf(' Ada@Example.TEST', jar));
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(readMark(account, markBrowser(account, id).value)).toBe(id);
    expect(markOf('bob@example.test', jar)).toBeUndefined();
  });

  it('does not reveal its account', () => {
    const { name, value } = markBrowser(account, null);
    expect(name).toMatch(/^known_browser_[\w-]{16}$/);
    expect(`${name}=${value}`).not.toMatch(/ada|person-1/);
  });

  it('is void for another account, for another password, after its expiry, and if forged', () => {
    const now = Date.now();
    const { value } = markBrowser(account, null, now);
    expect(readMark({ ...account, id: 'person-2' }, value)).toBeNull();
    expect(readMark({ ...account, passwordHash: '$argon2id$two' }, value)).toBeNull();
    expect(readMark(account, value, now + 89 * DAY)).not.toBeNull();
    expect(readMark(account, value, now + 90 * DAY)).toBeNull();
    const [id = '', expires = '', signature = ''] = value.split('.');
    const forged = [
      undefined,
      '',
      'x',
      `${id}.${Number(expires) + 1}.${signature}`,
      `${'A'.repeat(22)}.${expires}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
    ];
    expect(forged.map((mark) => readMark(account, mark))).toEqual(forged.map(() => null));
  });

  it('is signed over the bytes that it always was, because browsers hold one for 90 days', () => {
    const [id = '', expires = '', signature] = markBrowser(account, 'A'.repeat(22), 1_000).value.split('.');
    const credential = createHash('sha256').update(account.passwordHash).digest('base64url');
    const payload = `mark.v1.${account.id}.${credential}.${id}.${expires}`;
    expect(signature).toBe(signText(keysFor('known-browser'), payload));
  });

  it('is called __Host- where the site is https', () => {
    env().SITE_SCHEME = 'https';
    expect(markBrowser(account, null).name).toMatch(/^__Host-known_browser_/);
  });
});

import { expect, it } from 'vitest';
import { env } from '@/lib/env';
import { checkDatabase } from './check-database';

const states = async (urls: Parameters<typeof checkDatabase>[0]) =>
  (await checkDatabase(urls)).map(({ subject, state }) => `${subject} ${state}`);

it('finds the tests’ own database in order', async () => {
  expect(await states(env())).toEqual([
    'Database ok',
    'Database ok',
    'Postgres ok',
    'Clock ok',
    'Time zone ok',
    'Database ok',
    'Migrations ok',
    'Pooler ok',
    'Prepared statements ok',
  ]);
});

it('says which URL leads to another database, as after a restore', async () => {
  const other = new URL(env().DATABASE_URL);
  other.pathname = '/postgres';
  const findings = await checkDatabase({ ...env(), DIRECT_DATABASE_URL: other.href });
  expect(findings.at(-1)).toMatchObject({
    state: 'bad',
    text: 'DIRECT_DATABASE_URL leads to another database than DATABASE_URL.',
  });
});

it.each(['DATABASE_URL', 'PLATFORM_DATABASE_URL'] as const)(
  'says that sessions of %s are not in UTC',
  async (name) => {
    const url = new URL(env()[name]);
    url.searchParams.set('options', '-c timezone=Europe/Berlin');
    const findings = await checkDatabase({ ...env(), [name]: url.href });
    expect(findings).toContainEqual(
      expect.objectContaining({
        state: 'bad',
        text: `Sessions of ${name} have the time zone Europe/Berlin, not UTC.`,
      }),
    );
  },
);

it('does not try prepared statements where they are switched off', async () => {
  const findings = await states({ ...env(), DATABASE_PREPARED_STATEMENTS: '0' });
  expect(findings).toContain('Prepared statements skipped');
});

it('says which login has the wrong rights, and which does not answer', async () => {
  const { DATABASE_URL, PLATFORM_DATABASE_URL, DIRECT_DATABASE_URL, DATABASE_PREPARED_STATEMENTS } = env();
  const swapped = {
    DATABASE_URL: PLATFORM_DATABASE_URL,
    PLATFORM_DATABASE_URL: DATABASE_URL,
    DIRECT_DATABASE_URL,
    DATABASE_PREPARED_STATEMENTS,
  };
  expect((await states(swapped)).slice(0, 2)).toEqual(['Database bad', 'Database bad']);
  const away = { ...env(), DATABASE_URL: 'postgresql://nobody:secret@127.0.0.1:9/none' };
  const findings = await checkDatabase(away);
  expect(findings).toMatchObject([{ state: 'bad' }]);
  expect(JSON.stringify(findings)).not.toContain('secret');
});

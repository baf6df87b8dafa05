import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('names the missing variables in a sentence, and nothing else', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=react-server', 'prisma/seed.ts'],
    { env: { NODE_ENV: 'production', PATH: process.env.PATH }, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^The environment is not complete\. DATABASE_URL: is missing; .*APP_SECRET: is missing/,
    ),
  ]);
});

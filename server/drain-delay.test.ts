import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drainDelay, withFile } from './drain-delay.mjs';

it.each([
  [undefined, 0],
  ['', 0],
  ['5', 5_000],
  ['-1', 0],
  ['soon', 0],
  ['600', 60_000],
])('DRAIN_DELAY_SECONDS=%s waits %d ms', (DRAIN_DELAY_SECONDS, delay) => {
  expect(drainDelay({ DRAIN_DELAY_SECONDS })).toBe(delay);
});

it('is found in .env, which the supervisor of a server does not read otherwise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drain-'));
  const file = join(folder, '.env');
  expect(drainDelay(withFile(file, {}))).toBe(0);
  writeFileSync(file, 'DRAIN_DELAY_SECONDS=5\n');
  expect(drainDelay(withFile(file, {}))).toBe(5_000);
  expect(drainDelay(withFile(file, { DRAIN_DELAY_SECONDS: '7' }))).toBe(7_000);
  rmSync(folder, { recursive: true });
});

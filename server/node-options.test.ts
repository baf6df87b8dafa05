import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { nodeOptions } from './node-options.mjs';

it('are options that Node knows', async () => {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [...nodeOptions({}), '-p', 'process.execArgv.length']);
  expect(Number(stdout)).toBeGreaterThan(nodeOptions({}).length);
});

it('leave the size to the operator who has set it', () => {
  expect(nodeOptions({ NODE_OPTIONS: '--max-old-space-size=2000' })).toHaveLength(1);
  expect(nodeOptions({ NODE_OPTIONS: '--max-semi-space-size=32' })).toEqual([]);
  expect(nodeOptions({ NODE_OPTIONS: '--max_semi_space_size=32' })).toEqual([]);
});

it('are those of the image too', () => {
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`NODE_OPTIONS=${nodeOptions({}).join(' ')}\n`);
});

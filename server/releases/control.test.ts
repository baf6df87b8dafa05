import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenForOrders, order } from './control.mjs';

const RELEASE = '20261128-120000';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

it('tells the server which release to change to, and hears whether it has', async () => {
  const change = vi.fn(async () => true);
  expect(await order(folder, RELEASE)).toBe('nobody');
  await listenForOrders(folder, change);
  expect(await order(folder, RELEASE)).toBe('changed');
  expect(await order(folder, 'no release')).toBe('refused');
  expect(change.mock.calls).toEqual([[RELEASE]]);
});

it('leaves a server running that cannot listen for it, and says so', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await listenForOrders(folder, async () => true);
  // The first one has the socket.
  await listenForOrders(folder, async () => true);
  expect(said.mock.calls).toEqual([
    [expect.stringMatching(/^No release can be changed to while this server runs: /)],
  ]);
});

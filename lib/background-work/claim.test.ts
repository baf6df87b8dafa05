import { expect, it, vi } from 'vitest';
import { claimFor } from './claim';

it('succeeds if the row was moved, until the end of the claim’s life', async () => {
  const move = vi.fn(async () => ({ count: 1 }));
  const claim = await claimFor(60_000, move);
  expect(move.mock.calls).toEqual([[claim]]);
  expect((claim?.until.getTime() ?? 0) - (claim?.now.getTime() ?? 0)).toBe(60_000);
});

it('is null for everybody else', async () => {
  expect(await claimFor(60_000, async () => ({ count: 0 }))).toBeNull();
});

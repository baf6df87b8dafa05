import { beforeEach, expect, it, vi } from 'vitest';
import { wait } from '@/lib/wait';
import { retry } from './retry';

vi.mock('@/lib/wait', () => ({ wait: vi.fn(async () => undefined) }));
beforeEach(() => void vi.mocked(wait).mockClear());

const backOff = { first: 500, longest: 1_500, mostTries: 4 };
const pauses = () => vi.mocked(wait).mock.calls.map(([pause]) => pause);

it('returns the result of the first try that succeeds', async () => {
  const work = vi.fn(async () => 'done').mockRejectedValueOnce(new Error('away'));
  expect(await retry(work, backOff)).toBe('done');
  expect(pauses()).toEqual([500]);
});

it('throws the last error, and does not pause after it', async () => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    throw new Error(`try ${tries}`);
  };
  await expect(retry(work, backOff)).rejects.toThrow('try 4');
  expect(pauses()).toEqual([500, 1_000, 1_500]);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sweepHourly } from './hourly-sweep';

const sweep = vi.hoisted(() => vi.fn());
const error = vi.hoisted(() => vi.fn());
vi.mock('./sweep', () => ({ sweep }));
vi.mock('@/lib/log', () => ({ logger: () => ({ error }) }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

it('starts within minutes, repeats every hour, and survives failures', async () => {
  const outage = new Error('no database');
  sweep.mockRejectedValue(outage);
  sweepHourly();
  await vi.advanceTimersByTimeAsync(MINUTE - 1);
  expect(sweep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * MINUTE + 1);
  expect(sweep).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(sweep).toHaveBeenCalledTimes(3);
  expect(error).toHaveBeenCalledTimes(3);
  expect(error.mock.calls[0]?.[0]).toMatchObject({ event: 'sweep.failed', error: outage });
});

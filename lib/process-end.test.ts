import { afterEach, expect, it, vi } from 'vitest';
import { repeat } from './background-work/repeat';
import { doAtEnd, doLastWork, endBackgroundWork, isProcessEnding, isProcessLeaving } from './process-end.mjs';

afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for('makerfront.process-end'));
  vi.useRealTimers();
});

it('waits for the current run, and starts no further one', async () => {
  vi.useFakeTimers();
  let runs = 0;
  let finish = () => {};
  repeat({
    name: 'test',
    first: 10,
    pause: 10,
    run: () => {
      runs += 1;
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(runs).toBe(1);
  let isOver = false;
  const ended = endBackgroundWork().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(isProcessEnding()).toBe(true);
  expect(isOver).toBe(false);
  finish();
  await ended;
  await vi.advanceTimersByTimeAsync(100);
  expect(runs).toBe(1);
});

it('ends even if a run fails', async () => {
  vi.useFakeTimers();
  repeat({ name: 'test', first: 10, pause: 10, run: () => Promise.reject(new Error('down')) });
  await vi.advanceTimersByTimeAsync(10);
  await expect(endBackgroundWork()).resolves.toBeUndefined();
});

it('does the work for the very end after a failure too', async () => {
  const done: string[] = [];
  doAtEnd(async () => {
    throw new Error('no database');
  });
  doAtEnd(async () => void done.push('counted'));
  await doLastWork();
  expect(done).toEqual(['counted']);
});

it('is not ready any more when it ends, unless a successor answers at its address', async () => {
  expect(isProcessLeaving()).toBe(false);
  await endBackgroundWork({ isReplaced: true });
  expect([isProcessEnding(), isProcessLeaving()]).toEqual([true, false]);
  await endBackgroundWork();
  expect([isProcessEnding(), isProcessLeaving()]).toEqual([true, true]);
});

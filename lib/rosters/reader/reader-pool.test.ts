import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { err } from '@/lib/result';
import { runInReader } from './reader-pool';

const HARMFUL_READER = join(process.cwd(), 'lib/testing/harmful-reader.mjs');
vi.mock('./reader-file', () => ({
  readerFile: async () => ({ path: HARMFUL_READER, argumentsOfNode: [] }),
}));
const limits = vi.hoisted(() => ({ job: 0 }));
vi.mock('./reader-limits', () => ({
  get LONGEST_JOB_MILLISECONDS() {
    return limits.job;
  },
}));
const OUT_OF_REACH = 15_000;
beforeEach(() => {
  limits.job = OUT_OF_REACH;
});

const doing = (deed: string) => runInReader({ deed });
const idOfReader = async () => {
  const answer = await doing('tell its id');
  return answer.ok && typeof answer.value === 'number' ? answer.value : expect.fail(JSON.stringify(answer));
};

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

describe('whatever a file does to the process that reads it', () => {
  it.each([
    ['fill the heap within V8', 'out_of_memory'],
    ['fill the heap', 'out_of_memory'],
    ['end the process', 'crashed'],
    ['throw', 'crashed'],
  ])(
    '%s: the error is reported, the server lives, and a new process reads the next file',
    async (deed, error) => {
      const before = await idOfReader();
      expect(await doing(deed)).toEqual(err(error));
      const after = await idOfReader();
      expect(after).not.toBe(before);
      await expect.poll(() => isAlive(before)).toBe(false);
      expect(isAlive(after)).toBe(true);
    },
  );

  it('an endless loop: the job times out, and its process is killed', async () => {
    const before = await idOfReader();
    limits.job = 300;
    expect(await doing('never end')).toEqual(err('slow'));
    limits.job = OUT_OF_REACH;
    expect(await idOfReader()).not.toBe(before);
    await expect.poll(() => isAlive(before)).toBe(false);
  });

  // Only on Linux memory outside the heap is watched.
  it.runIf(process.platform === 'linux')('memory outside the heap: the process is killed', async () => {
    // Filling 400 MB takes seconds on a busy machine.
    limits.job = 28_000;
    expect(await doing('fill the memory beside the heap')).toEqual(err('out_of_memory'));
    await idOfReader();
  });
});

it('reads one file after the other in the same process, which ignores signals that are meant for the server', async () => {
  const id = await idOfReader();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.kill(id, signal);
  }
  expect(await idOfReader()).toBe(id);
  expect(await idOfReader()).toBe(id);
});

it('starts another process if an idle one has ended', async () => {
  const id = await idOfReader();
  process.kill(id, 'SIGKILL');
  await expect.poll(() => isAlive(id)).toBe(false);
  expect(await idOfReader()).not.toBe(id);
});

it('reads two at once, lets twenty wait, and refuses the others', async () => {
  const finished: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      const answer = await doing('tell its id');
      finished.push(index);
      return answer;
    }),
  );
  expect(answers.map((answer) => answer.ok)).toEqual([
    ...Array<boolean>(22).fill(true),
    ...Array<boolean>(3).fill(false),
  ]);
  expect(answers.slice(22)).toEqual(Array(3).fill(err('busy')));
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [answer.value] : []))).size).toBe(2);
  // First in, first out; the refused ones are answered at once.
  expect(finished.slice(0, 3)).toEqual([22, 23, 24]);
  const waited = finished.filter((index) => index >= 2 && index < 22);
  // Two are read at once: whoever finishes has overtaken at most the one beside it, however long that takes.
  const overtaken = waited.map(
    (index, place) => waited.slice(place + 1).filter((later) => later < index).length,
  );
  expect(overtaken.filter((count) => count > 1)).toEqual([]);
  expect(waited).toHaveLength(20);
});

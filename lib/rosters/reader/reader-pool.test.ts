import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  ])('%s: that is said, the server lives, and the next file is read by a new one', async (deed, error) => {
    const before = await idOfReader();
    expect(await doing(deed)).toEqual(err(error));
    const after = await idOfReader();
    expect(after).not.toBe(before);
    await expect.poll(() => isAlive(before)).toBe(false);
    expect(isAlive(after)).toBe(true);
  });

  it('takes time without an end: it is given up, and ended', async () => {
    const before = await idOfReader();
    limits.job = 300;
    expect(await doing('never end')).toEqual(err('slow'));
    limits.job = OUT_OF_REACH;
    expect(await idOfReader()).not.toBe(before);
    await expect.poll(() => isAlive(before)).toBe(false);
  });

  // Elsewhere memory beside the heap is not watched.
  it.runIf(process.platform === 'linux')('takes memory beside the heap: it is ended', async () => {
    expect(await doing('fill the memory beside the heap')).toEqual(err('out_of_memory'));
    await idOfReader();
  });
});

it('reads one file after the other in the same process, which leaves a signal to the server', async () => {
  const id = await idOfReader();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.kill(id, signal);
  }
  expect(await idOfReader()).toBe(id);
  expect(await idOfReader()).toBe(id);
});

it('reads with another process where one has ended while it rested', async () => {
  const id = await idOfReader();
  process.kill(id, 'SIGKILL');
  await expect.poll(() => isAlive(id)).toBe(false);
  expect(await idOfReader()).not.toBe(id);
});

it('reads two at once, has twenty wait their turn, and sends the others away', async () => {
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
  // Whoever waits longest is next; those that are sent away hear it at once.
  expect(finished.slice(0, 3)).toEqual([22, 23, 24]);
  const waited = finished.filter((index) => index >= 2 && index < 22);
  // Of the two that are read at once either may be the first.
  expect(waited.filter((index, place) => Math.abs(index - 2 - place) > 1)).toEqual([]);
});

describe('ends with the server, also with one that is killed', () => {
  it.each(['', 'never end'])('while it is asked to %j', async (deed) => {
    const server = spawn(
      process.execPath,
      [
        '--eval',
        `
const { fork } = require('node:child_process');
const reader = fork(process.argv[1], { serialization: 'advanced' });
reader.once('message', () => {
  if (process.argv[2]) reader.send({ deed: process.argv[2] });
  process.stdout.write(String(reader.pid));
});
setInterval(() => {}, 1_000);
`,
        HARMFUL_READER,
        deed,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    const [said] = await once(server.stdout, 'data');
    const id = Number(String(said));
    expect(isAlive(id)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isAlive(id)).toBe(false);
  });
});

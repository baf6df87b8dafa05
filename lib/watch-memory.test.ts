import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { watchMemory } from './watch-memory';

/** Fills as many megabytes as each message says, answers, and keeps them. */
const SCRIPT = `
const kept = [];
process.on('message', (megabytes) => {
  kept.push(Buffer.alloc(megabytes * 1024 * 1024, 1));
  process.send('filled');
});
`;
/** In kilobytes: more than a process needs to start, and less than with `TOO_MUCH`. */
const MOST = 200_000;
/** In megabytes. */
const TOO_MUCH = 300;
const LITTLE = 20;

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL');
  }
});

/** A process that starts with little memory. */
function startEmpty(): ChildProcess {
  const child = spawn(process.execPath, ['--eval', SCRIPT], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  started.push(child);
  return child;
}

const fill = (child: ChildProcess, megabytes: number) => {
  const filled = once(child, 'message');
  child.send(megabytes);
  return filled;
};
const end = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[1];

// Other systems are not watched.
describe.runIf(process.platform === 'linux')('a process that is watched', () => {
  it('is killed when it exceeds its memory, and one that does not lives on', async () => {
    const [large, small] = [startEmpty(), startEmpty()];
    await fill(small, LITTLE);
    const stops = [watchMemory(small, MOST), watchMemory(large, MOST)];
    const ended = end(large);
    large.send(TOO_MUCH);
    expect(await ended).toBe('SIGKILL');
    // The small one was watched for longer than the large one.
    await fill(small, LITTLE);
    expect([small.exitCode, small.signalCode]).toEqual([null, null]);
    for (const stop of stops) {
      stop();
    }
  });

  it('may use any memory once it is no longer watched', async () => {
    const [free, watched] = [startEmpty(), startEmpty()];
    watchMemory(free, MOST)();
    await fill(free, TOO_MUCH);
    const stop = watchMemory(watched, MOST);
    const ended = end(watched);
    watched.send(TOO_MUCH);
    // As large as the other, and started later.
    expect(await ended).toBe('SIGKILL');
    stop();
    await fill(free, LITTLE);
    expect([free.exitCode, free.signalCode]).toEqual([null, null]);
  });
});

import 'server-only';
import type { ChildProcess } from 'node:child_process';
import { err, ok, type Result } from '@/lib/result';
import { askChild, keepProcessFor, type ReaderError, startChild } from './reader-child';
import { LONGEST_JOB_MILLISECONDS } from './reader-limits';

export type PoolError = 'busy' | ReaderError;

/** Concurrent children, and jobs that wait for one. Two leave enough CPU for the site on small machines. */
const MOST_CHILDREN = 2;
const MOST_WAITING = 20;

/** Starting a child takes about as long as reading a medium file; an idle one costs some 60 MB. */
const LONGEST_IDLE_MILLISECONDS = 120_000;

let working = 0;
const waiting: (() => void)[] = [];
const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];

async function takeChild(): Promise<Result<ChildProcess, ReaderError>> {
  for (let warm = idle.pop(); warm; warm = idle.pop()) {
    clearTimeout(warm.timer);
    warm.child.removeAllListeners('exit');
    if (warm.child.connected) {
      keepProcessFor(warm.child, true);
      return ok(warm.child);
    }
  }
  return startChild();
}

/** Keeps an idle child for the next job, for a limited time. */
function rest(child: ChildProcess) {
  const forget = () => {
    const index = idle.findIndex((one) => one.child === child);
    if (index !== -1) {
      clearTimeout(idle[index]?.timer);
      idle.splice(index, 1);
    }
    child.kill('SIGKILL');
  };
  const timer = setTimeout(forget, LONGEST_IDLE_MILLISECONDS).unref();
  keepProcessFor(child, false);
  child.once('exit', forget);
  idle.push({ child, timer });
}

/**
 * Runs a job in a child, and returns its answer; the job is sent as a copy. Waits for a free child, unless too many
 * jobs wait already.
 */
export async function runInReader(job: object): Promise<Result<unknown, PoolError>> {
  if (working >= MOST_CHILDREN) {
    if (waiting.length >= MOST_WAITING) {
      return err('busy');
    }
    // The finished job passes its place on, so `working` does not change here.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    working += 1;
  }
  try {
    const taken = await takeChild();
    if (!taken.ok) {
      return taken;
    }
    const result = await askChild(taken.value, job, LONGEST_JOB_MILLISECONDS);
    if (result.ok) {
      rest(taken.value);
    }
    return result;
  } finally {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      working -= 1;
    }
  }
}

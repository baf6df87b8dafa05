import 'server-only';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@/lib/result';
import { LONGEST_JOB_MILLISECONDS } from './reader-limits';

export type PoolError = 'busy' | 'slow' | 'out_of_memory' | 'crashed';

/** Threads at work at once, and jobs that wait for one. Two keep the site answering on small machines. */
const MOST_WORKERS = 2;
const MOST_WAITING = 20;

const LONGEST_START_MILLISECONDS = 10_000;
const LONGEST_IDLE_MILLISECONDS = 30_000;

const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

let working = 0;
const waiting: (() => void)[] = [];
const idle: { worker: Worker; timer: NodeJS.Timeout }[] = [];

/** The site's compiler has made JavaScript of all that the thread imports. Nobody has in tests and commands. */
const argumentsOfNode = () =>
  // biome-ignore lint/style/noProcessEnv: the compiler's own mark, replaced while it compiles, and no setting
  process.env.NEXT_RUNTIME === undefined
    ? { execArgv: ['--import', join(process.cwd(), 'lib/rosters/reader/load-typescript.mjs')] }
    : {};

function startWorker(): Worker {
  // A literal URL: the site's compiler finds the file by it.
  const worker = new Worker(new URL('../reader/roster-worker.mjs', import.meta.url), {
    ...argumentsOfNode(),
    resourceLimits: RESOURCE_LIMITS,
    env: {},
    // What a parser has to say about a stranger's file is not for the log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}

/** The next message of a worker, or why there is none; a worker that failed has ended. */
function answerOf(worker: Worker, milliseconds: number): Promise<Result<unknown, PoolError>> {
  return new Promise((resolve) => {
    const settle = (result: Result<unknown, PoolError>) => {
      clearTimeout(timer);
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      // Ending a thread can raise one more error, which is nobody's then.
      worker.on('error', () => undefined);
      if (!result.ok) {
        void worker.terminate();
      }
      resolve(result);
    };
    const timer = setTimeout(() => settle(err('slow')), milliseconds);
    worker.once('message', (message: unknown) => settle(ok(message)));
    worker.once('error', (error: Error & { code?: string }) =>
      settle(err(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'crashed')),
    );
    worker.once('exit', () => settle(err('crashed')));
  });
}

async function takeWorker(): Promise<Result<Worker, PoolError>> {
  const warm = idle.pop();
  if (warm) {
    clearTimeout(warm.timer);
    warm.worker.removeAllListeners('exit');
    warm.worker.ref();
    return ok(warm.worker);
  }
  const worker = startWorker();
  const isReady = await answerOf(worker, LONGEST_START_MILLISECONDS);
  return isReady.ok ? ok(worker) : isReady;
}

/** Keeps a thread for the next job for a while; it does not keep the process. */
function rest(worker: Worker) {
  const forget = () => {
    const index = idle.findIndex((one) => one.worker === worker);
    if (index !== -1) {
      clearTimeout(idle[index]?.timer);
      idle.splice(index, 1);
    }
    void worker.terminate();
  };
  const timer = setTimeout(forget, LONGEST_IDLE_MILLISECONDS).unref();
  worker.unref();
  worker.once('exit', forget);
  idle.push({ worker, timer });
}

/** What the thread says to a job; the job is cloned. Waits for a free thread, unless too many wait already. */
export async function runInReader(job: object): Promise<Result<unknown, PoolError>> {
  if (working >= MOST_WORKERS) {
    if (waiting.length >= MOST_WAITING) {
      return err('busy');
    }
    // Whoever finishes hands its place on, so `working` does not change here.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    working += 1;
  }
  try {
    const taken = await takeWorker();
    if (!taken.ok) {
      return taken;
    }
    const answer = answerOf(taken.value, LONGEST_JOB_MILLISECONDS);
    taken.value.postMessage(job);
    const result = await answer;
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

// @ts-check
import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { drainDelay, withFile } from './drain-delay.mjs';
import { nodeOptions } from './node-options.mjs';
import { root, setCurrentRelease } from './releases/releases.mjs';

/** Timeouts in milliseconds: for a release to listen, and for a stopped one to end. */
const START = 60_000;
const STOP = 30_000 + drainDelay(withFile(join(root, '.env'), process.env));
/** Milliseconds between a crash and the restart: the first pause, and the longest after repeated crashes. */
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 10_000;

/** @typedef {import('node:cluster').Worker} Worker */

/**
 * Runs one release at a time in a worker process. Workers share the listening socket, so the next one listens before
 * the previous one stops.
 *
 * @param {string} folder where the releases are
 */
export function supervise(folder) {
  // The system gives each connection to a listening worker. Node's round robin would cost a message per connection.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  /** @type {{ worker: Worker, release: string | null } | null} */
  let current = null;
  let isStopping = false;
  let isChanging = false;

  /**
   * Resolves with a worker that listens, or with the exit code of one that ended before.
   *
   * @param {string | null} release null for the build of this folder
   * @param {boolean} takesOver
   * @returns {Promise<Worker | number>}
   */
  function start(release, takesOver) {
    cluster.setupPrimary({
      exec: join(release === null ? root : join(folder, release), 'server/main.mjs'),
      // What `npm start` itself was started with counts more.
      execArgv: [...nodeOptions(process.env), ...process.execArgv],
    });
    const worker = cluster.fork({ TAKES_OVER: takesOver ? '1' : '' });
    return new Promise((resolve) => {
      const late = setTimeout(() => worker.process.kill('SIGKILL'), START);
      worker.once('listening', () => {
        clearTimeout(late);
        resolve(worker);
      });
      worker.once('exit', (code) => {
        clearTimeout(late);
        resolve(code || 1);
      });
    });
  }

  /** @param {Worker} worker @param {string | null} release */
  function keep(worker, release) {
    current = { worker, release };
    const startedAt = performance.now();
    worker.once('exit', async (code, signal) => {
      if (isStopping || current?.worker !== worker) {
        return;
      }
      console.error(`The server ended by itself (${signal ?? code}); it is started again.`);
      let wait = performance.now() - startedAt > LONGEST_PAUSE ? FIRST_PAUSE : LONGEST_PAUSE / 10;
      while (!isStopping && current.worker === worker) {
        await pause(wait);
        if (isStopping || current.worker !== worker) {
          return;
        }
        const next = await start(release, false);
        if (typeof next !== 'number' && current.worker !== worker) {
          // The release was changed in the meantime: both workers would answer requests.
          void end(next, 'hand over');
        } else if (typeof next !== 'number') {
          keep(next, release);
        }
        wait = Math.min(2 * wait, LONGEST_PAUSE);
      }
    });
  }

  /** @param {Worker} worker @param {'SIGTERM' | 'hand over'} how */
  function end(worker, how) {
    return new Promise((resolve) => {
      if (worker.isDead()) {
        resolve(null);
        return;
      }
      const late = setTimeout(() => worker.process.kill('SIGKILL'), STOP);
      worker.once('exit', () => {
        clearTimeout(late);
        resolve(null);
      });
      if (how === 'SIGTERM' || !worker.isConnected()) {
        worker.process.kill('SIGTERM');
      } else {
        worker.send(how);
      }
    });
  }

  return {
    /**
     * Starts the first worker; returns its exit code if it could not listen.
     * @param {string | null} release
     * @returns {Promise<number | null>}
     */
    async begin(release) {
      console.log(release === null ? 'Serving the build of this folder.' : `Serving release ${release}.`);
      const worker = await start(release, false);
      if (typeof worker === 'number') {
        return worker;
      }
      keep(worker, release);
      return null;
    },

    /**
     * Changes to a release; if it does not work, returns false and keeps the current one.
     * @param {string} release
     * @returns {Promise<boolean>}
     */
    async change(release) {
      if (isChanging || isStopping) {
        return false;
      }
      isChanging = true;
      const next = await start(release, true);
      isChanging = false;
      if (typeof next === 'number') {
        console.error(
          `Release ${release} did not start; ${current?.release ?? 'the build of this folder'} goes on.`,
        );
        return false;
      }
      const former = current;
      keep(next, release);
      setCurrentRelease(folder, release);
      console.log(`Serving release ${release}.`);
      if (former !== null) {
        void end(former.worker, 'hand over');
      }
      return true;
    },

    async stop() {
      isStopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(workers.map((worker) => end(worker, 'SIGTERM')));
    },
  };
}

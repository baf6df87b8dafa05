// @ts-check
// The production build behind our own server, in one process. `npm start` runs it under server/start.mjs; a process
// manager can also run it alone. It listens at PORT and HOST.
import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { doLastWork, endBackgroundWork } from '../lib/process-end.mjs';
import { carryFrames } from './async-frames.mjs';
import { drainable } from './drain.mjs';
import { drainDelay } from './drain-delay.mjs';
import { readEnvironmentFiles } from './environment-files.mjs';
import { keepFiles } from './keep-files.mjs';
import { listenProblem } from './listen-problem.mjs';
import { ownOrigin } from './own-origin.mjs';
import { waitUntilHealthy } from './releases/wait-until-healthy.mjs';

/** @type {Record<string, string | undefined>} */
const environment = process.env;
environment.NODE_ENV ??= 'production';
const dir = fileURLToPath(new URL('..', import.meta.url));
// Next reads them too, but after the port and the host.
readEnvironmentFiles(dir);
const port = Number(environment.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${environment.PORT}"; it must be a number from 1 to 65535.`);
  process.exit(1);
}
// Listens at every address by default, as a container needs it; the demo sets this machine's own.
const host = environment.HOST || undefined;

environment.__NEXT_PRIVATE_ORIGIN ??= ownOrigin(host, port);
const collected = new URL('../.next/collected-config.json', import.meta.url);
if (existsSync(collected)) {
  // Of a folder that deploy/collect-server.mjs has made: what reads next.config.mjs is not there.
  environment.__NEXT_PRIVATE_STANDALONE_CONFIG ??= readFileSync(collected, 'utf8');
}

// Before Next, which makes its storages while it is loaded.
carryFrames();
const { default: next } = await import('next');
const { createFrontServer } = await import('./create-server.mjs');

// Next would listen for upgrades on the server that it gets, and never answer them. It gets a dummy emitter instead,
// so Node answers an upgrade as the plain request that it also is.
// @ts-expect-error
const app = next({ dir, dev: false, port, httpServer: new EventEmitter() });
await app.prepare();
// Not before: this part of Next needs what it has prepared.
const { prepareFunctionCache } = await import('../lib/cache/function-cache.mjs');
prepareFunctionCache();
const handle = app.getRequestHandler();

// A release that does not work must not replace one that does.
if (environment.TAKES_OVER === '1' && !(await waitUntilHealthy(handle))) {
  console.error('The health check of this release does not answer with 200, so it does not take over.');
  process.exit(1);
}

/** At the start and at the end: how long its release ran in between does not matter for how long its files are kept. */
function keepFilesOfBuild() {
  if (!environment.KEPT_FILES_DIRECTORY) {
    return;
  }
  try {
    const from = fileURLToPath(new URL('../.next/static', import.meta.url));
    keepFiles({ from, to: environment.KEPT_FILES_DIRECTORY, now: new Date() });
  } catch (error) {
    // Only pages that are open at the next release would miss them.
    console.error('The files of this build could not be kept for the cache in front.', error);
  }
}
keepFilesOfBuild();

// Created after app.prepare(), because Next reads the .env files there.
const server = createFrontServer({ handle, environment });
const draining = drainable(server);
server.once('error', (error) => {
  console.error(listenProblem(error, port, host) ?? error);
  process.exit(1);
});
server.listen(port, host, () => console.log(`Ready on port ${port}`));

/** Milliseconds to wait for running requests; process managers commonly kill after thirty seconds. */
const PATIENCE = 25_000;
const delay = drainDelay(environment);

let isStopping = false;

/** @param {{ hasSuccessor: boolean, code: number }} how */
async function stop({ hasSuccessor, code }) {
  if (isStopping) {
    return;
  }
  isStopping = true;
  keepFilesOfBuild();
  // From here on `/api/health` answers 503, unless a successor answers it already.
  const background = endBackgroundWork({ isReplaced: hasSuccessor });
  if (!hasSuccessor && delay > 0) {
    await pause(delay);
  }
  // A time limit, because a visitor may never read the response.
  setTimeout(() => process.exit(code), PATIENCE + 2_000).unref();
  // Before the process ends, pending requests are answered, and background work is finished.
  await draining.drain({ patience: PATIENCE, hasSuccessor });
  await app.close();
  await background;
  await doLastWork();
  process.exit(code);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => void stop({ hasSuccessor: false, code: 128 + constants.signals[signal] }));
}
if (cluster.isWorker) {
  process.on('message', (message) => {
    if (message === 'hand over') {
      void stop({ hasSuccessor: true, code: 0 });
    }
  });
}

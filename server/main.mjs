// @ts-check
// The production build behind a server of our own, in one process: `npm start` runs it under server/start.mjs, and what
// looks after processes by itself may start it alone. PORT and HOST say where it listens.
import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endBackgroundWork } from '../lib/process-end.mjs';
import { drainable } from './drain.mjs';
import { listenProblem } from './listen-problem.mjs';
import { ownOrigin } from './own-origin.mjs';
import { waitUntilHealthy } from './releases/wait-until-healthy.mjs';

/** @type {Record<string, string | undefined>} */
const environment = process.env;
environment.NODE_ENV ??= 'production';
const dir = fileURLToPath(new URL('..', import.meta.url));
const port = Number(environment.PORT || 3000);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${environment.PORT}"; it must be a number from 1 to 65535.`);
  process.exit(1);
}
// Every address unless one is named, as a container needs it; the demo names this machine's own.
const host = environment.HOST || undefined;

environment.__NEXT_PRIVATE_ORIGIN ??= ownOrigin(host, port);

const { default: next } = await import('next');
const { createFrontServer } = await import('./create-server.mjs');

// Next listens for upgrades on the server that it is given, and leaves them without an answer. Given an emitter in its
// place, it hears of none, and Node answers each as the plain request that it also is.
// @ts-expect-error
const app = next({ dir, dev: false, port, httpServer: new EventEmitter() });
await app.prepare();
const handle = app.getRequestHandler();

// A release that does not work must not take the place of one that does.
if (environment.TAKES_OVER === '1' && !(await waitUntilHealthy(handle))) {
  console.error('The health check of this release does not answer with 200, so it does not take over.');
  process.exit(1);
}

// Only now, because Next reads the .env files.
const server = createFrontServer({ handle, environment });
const draining = drainable(server);
server.once('error', (error) => {
  console.error(listenProblem(error, port, host) ?? error);
  process.exit(1);
});
server.listen(port, host, () => console.log(`Ready on port ${port}`));

/** Milliseconds that answers under way are waited for; what looks after processes commonly ends them after thirty. */
const PATIENCE = 25_000;

let isStopping = false;

/** @param {{ hasSuccessor: boolean, code: number }} how */
async function stop({ hasSuccessor, code }) {
  if (isStopping) {
    return;
  }
  isStopping = true;
  const background = endBackgroundWork();
  // Not for as long as a visitor likes, who may never read the answer.
  setTimeout(() => process.exit(code), PATIENCE + 2_000).unref();
  // What has been asked is answered, and what goes on after an answer is finished, before the process ends.
  await draining.drain({ patience: PATIENCE, hasSuccessor });
  await app.close();
  await background;
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

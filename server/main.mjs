// @ts-check
// `npm start`: the production build behind a server of our own. PORT and HOST say where it listens.
import { EventEmitter } from 'node:events';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ownOrigin } from './own-origin.mjs';

/** @type {Record<string, string | undefined>} */
const environment = process.env;
environment.NODE_ENV ??= 'production';
const dir = fileURLToPath(new URL('..', import.meta.url));
const port = Number(environment.PORT || 3000);
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

// Only now, because Next reads the .env files.
const server = createFrontServer({ handle: app.getRequestHandler(), environment });
server.once('error', (error) => {
  console.error(error);
  process.exit(1);
});
server.listen(port, host, () => console.log(`Ready on port ${port}`));

/** Milliseconds that answers under way are waited for; what looks after processes commonly ends them after thirty. */
const PATIENCE = 20_000;

let isStopping = false;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    if (isStopping) {
      return;
    }
    isStopping = true;
    // Not for as long as a visitor likes, who may never read the answer.
    setTimeout(() => server.closeAllConnections(), PATIENCE).unref();
    // What has been asked is answered, and what goes on after an answer is finished, before the process ends.
    server.close(async () => {
      await app.close();
      process.exit(128 + constants.signals[signal]);
    });
  });
}

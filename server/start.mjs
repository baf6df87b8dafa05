// @ts-check
// `npm start`: supervises the server. It runs the current release, or the build of this folder if there is none, in a
// child process; restarts it if it dies; and changes releases without a failed request. It loads only Node's own
// modules, so that it hardly ever needs a restart itself.
import { constants } from 'node:os';
import { listenForOrders } from './releases/control.mjs';
import { currentRelease, releasesFolder } from './releases/releases.mjs';
import { supervise } from './supervisor.mjs';

const folder = releasesFolder(process.env);
const supervisor = supervise(folder);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, async () => {
    await supervisor.stop();
    process.exit(128 + constants.signals[signal]);
  });
}

const failure = await supervisor.begin(currentRelease(folder));
if (failure !== null) {
  process.exit(failure);
}
await listenForOrders(folder, (release) => supervisor.change(release));

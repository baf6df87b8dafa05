// @ts-check
// `npm start`: looks after the server. It runs the current release, or the build of this folder where there is none,
// in a process of its own, starts it again if it dies, and changes to another release without a failed request. It loads
// nothing but Node, so that it hardly ever has to be restarted itself.
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

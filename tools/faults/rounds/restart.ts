import { ownConnections } from '../own-connections';
import type { World } from '../world';

async function startAgain(world: World): Promise<void> {
  world.record.interruptions += 1;
  world.postgresDoor.forget();
  await world.payPal.mend();
  await world.site.start();
}

/** kill -9 of every server, and new processes. */
export async function restart(world: World): Promise<void> {
  await world.site.kill();
  await startAgain(world);
}

/**
 * The server that is at a stopped moment: in a transaction that is held, or else waiting for most of PayPal's answers.
 * Null if none is, or if this machine cannot tell.
 */
function serverAtMoment({ site, postgresDoor, payPalDoor }: World): number | null {
  const held = site.servers.findIndex((_, number) => postgresDoor.stopped(number) > 0);
  if (held !== -1) {
    return held;
  }
  const ports = payPalDoor.waiting();
  const counts = site.servers.map((server) => ownConnections(server.pid() ?? 0, ports) ?? 0);
  const most = Math.max(...counts);
  return most > 0 ? counts.indexOf(most) : null;
}

type Killing = {
  what: string;
  moment: Promise<unknown>;
  work: Promise<unknown>;
  /** Settles when the moment can no longer come; default: the end of the work. */
  tooLate?: Promise<unknown>;
};

/**
 * Kills the server to which a moment comes in the middle of some work, starts it again, and lets the work finish. Other
 * servers go on. A moment that does not come is a complaint.
 */
export async function killAt(world: World, { what, moment, work, tooLate = work }: Killing): Promise<void> {
  const came = await Promise.race([moment.then(() => true), tooLate.then(() => false)]);
  if (!came) {
    world.record.complain('recovery', `the moment ${what} did not come`);
  }
  const server = serverAtMoment(world);
  await (server === null ? world.site.kill() : world.site.killOne(server));
  await startAgain(world);
  await work;
}

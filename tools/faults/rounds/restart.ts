import type { World } from '../world';

/** kill -9, and a new process. */
export async function restart(world: World): Promise<void> {
  await world.server.kill();
  world.record.interruptions += 1;
  world.postgresDoor.forget();
  await world.payPal.mend();
  await world.server.start();
}

type Killing = {
  what: string;
  moment: Promise<unknown>;
  work: Promise<unknown>;
  /** Settles when the moment can no longer come; default: the end of the work. */
  tooLate?: Promise<unknown>;
};

/**
 * Restarts the server at a moment in the middle of some work, and lets the work finish. A moment that does not come
 * is a complaint.
 */
export async function killAt(world: World, { what, moment, work, tooLate = work }: Killing): Promise<void> {
  const came = await Promise.race([moment.then(() => true), tooLate.then(() => false)]);
  if (!came) {
    world.record.complain('recovery', `the moment ${what} did not come`);
  }
  await restart(world);
  await work;
}

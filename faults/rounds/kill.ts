// kill -9 of the server, each time at one exact moment for one of many shoppers. Then it starts again, and the
// shoppers try again with the same key, or are gone for good.
import type { Fault } from '../fault';
import { until } from '../gate';
import type { CommitMoment } from '../postgres-door';
import { type Course, crowd } from '../shopper';
import type { World } from '../world';

/** The longest that the moment may take to come. */
const PATIENCE = 15_000;

/** kill -9, and a new process. */
export async function restart(world: World): Promise<void> {
  await world.server.kill();
  world.record.interruptions += 1;
  world.postgresDoor.forget();
  await world.payPal.mend();
  await world.server.start();
}

async function killWhen(world: World, what: string, moment: Promise<unknown>, course: Course): Promise<void> {
  // Where nobody asks again, it is the reconciler that must find out, and not a message.
  await world.payPal.control('POST', 'webhooks/drop', { times: course.tries === 1 ? 1_000 : 0 });
  const shopping = crowd(world, world.crowd, course);
  const came = await Promise.race([moment.then(() => true), shopping.then(() => false)]);
  if (!came) {
    world.record.complain(6, `the moment ${what} did not come`);
  }
  await restart(world);
  await shopping;
}

/** Two of each: shoppers who try again with the same key, and shoppers who are gone when their try fails. */
function atCommit(name: string, weight: number, moment: CommitMoment): Fault[] {
  return [
    {
      name,
      weight,
      play: (world) => killWhen(world, name, world.postgresDoor.holdCommit(moment), {}),
    },
    {
      name: `${name}-and-gone`,
      weight,
      play: (world) => killWhen(world, name, world.postgresDoor.holdCommit(moment), { tries: 1 }),
    },
  ];
}

/** PayPal has done its work, and its answer is held back until the server is gone. */
function beforeAnswer(name: string, weight: number, operation: 'create' | 'capture'): Fault[] {
  const play = (course: Course) => async (world: World) => {
    // A call whose caller was killed waits on in the stand-in's log.
    const before = await world.payPal.waiting(operation);
    await world.payPal.break({ path: operation, times: 3, delayMilliseconds: 60_000 });
    const waits = until(async () => (await world.payPal.waiting(operation)) > before, PATIENCE);
    await killWhen(world, name, waits, course);
  };
  return [
    { name, weight, play: play({}) },
    { name: `${name}-and-gone`, weight, play: play({ tries: 1 }) },
  ];
}

export const killRounds: Fault[] = [
  ...atCommit('kill-before-order-commit', 1, { writes: 'orders', when: 'before' }),
  ...atCommit('kill-after-order-commit', 2, { writes: 'orders', when: 'after' }),
  ...beforeAnswer('kill-after-paypal-create', 2, 'create'),
  ...atCommit('kill-before-payment-commit', 1, { writes: 'payments', when: 'before' }),
  ...beforeAnswer('kill-after-paypal-capture', 2, 'capture'),
  ...atCommit('kill-before-capture-commit', 2, { writes: 'outbox_mails', when: 'before' }),
  ...atCommit('kill-after-capture-commit', 2, { writes: 'outbox_mails', when: 'after' }),
];

// kill -9 of the server, each time at one exact moment for one of many shoppers. Then it starts again, and the
// shoppers retry with the same key, or never come back.
import type { Fault } from '../fault';
import { until } from '../gate';
import type { CommitMoment } from '../postgres-door';
import { crowd } from '../shopper';
import type { World } from '../world';
import { killAt } from './restart';

/** The longest wait for that moment. */
const PATIENCE = 15_000;

/**
 * Half of the crowd retries with the same key, half is gone when its attempt fails. No webhook arrives, so the
 * reconciler must find out about the latter.
 */
async function killWhen(world: World, what: string, moment: Promise<unknown>): Promise<void> {
  await world.payPal.control('POST', 'webhooks/drop', { times: 1_000 });
  const work = Promise.all([
    crowd(world, Math.ceil(world.crowd / 2)),
    crowd(world, Math.ceil(world.crowd / 2), { tries: 1 }),
  ]);
  await killAt(world, { what, moment, work });
}

const atCommit = (name: string, moment: CommitMoment): Fault => ({
  name,
  weight: 2,
  play: (world) => killWhen(world, name, world.postgresDoor.holdCommit(moment)),
});

/** PayPal has done its work, and its answer is held until the server is killed. */
const beforeAnswer = (name: string, operation: 'create' | 'capture'): Fault => ({
  name,
  weight: 2,
  async play(world) {
    // A call whose caller was killed stays unanswered in the stand-in's log.
    const before = await world.payPal.waiting(operation);
    await world.payPal.break({ path: operation, times: 3, delayMilliseconds: 60_000 });
    const waits = until(async () => (await world.payPal.waiting(operation)) > before, PATIENCE);
    await killWhen(world, name, waits);
  },
});

export const killRounds: Fault[] = [
  atCommit('kill-before-order-commit', { writes: 'orders', when: 'before' }),
  atCommit('kill-after-order-commit', { writes: 'orders', when: 'after' }),
  beforeAnswer('kill-after-paypal-create', 'create'),
  atCommit('kill-before-payment-commit', { writes: 'payments', when: 'before' }),
  beforeAnswer('kill-after-paypal-capture', 'capture'),
  atCommit('kill-before-capture-commit', { writes: 'outbox_mails', when: 'before' }),
  atCommit('kill-after-capture-commit', { writes: 'outbox_mails', when: 'after' }),
];

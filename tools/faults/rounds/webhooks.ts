// PayPal's webhooks: before, during and after the browser's capture, many times, in any order, and from strangers.
import { z } from 'zod';
import type { Fault } from '../fault';
import { until } from '../gate';
import type { Shopper } from '../record';
import { crowd, pay } from '../shopper';
import type { World } from '../world';
import { killAt } from './restart';

const list = z.object({
  deliveries: z.array(
    z.object({ eventId: z.string(), eventType: z.string(), state: z.string(), isForged: z.boolean() }),
  ),
});

const rule = (world: World, name: string, body: object = {}) =>
  world.payPal.control('POST', `webhooks/${name}`, body);

const deliveries = async (world: World) =>
  list.parse(await world.payPal.control('GET', 'webhooks')).deliveries;

/** Waits until no webhook is on its first try. */
const arrived = (world: World) =>
  until(async () => (await deliveries(world)).every(({ state }) => state !== 'sending'), 20_000);

/** Without a run of the reconciler: the webhooks alone must have made the orders paid. */
async function expectPaid(world: World, shoppers: readonly Shopper[]): Promise<void> {
  const ids = shoppers.map(({ attempt }) => attempt.order?.id);
  const arePaid = await until(async () => {
    const [row] = await world.sql<{ paid: number }>(
      `SELECT count(*)::int AS paid FROM orders WHERE id = ANY($1::uuid[]) AND payment_status = 'paid'`,
      [ids],
    );
    return row?.paid === ids.length;
  }, 25_000);
  if (!arePaid) {
    world.record.complain('recovery', 'messages alone did not lead to all payments');
  }
}

/** Holds all webhooks while a crowd pays, and releases them afterwards in some order. */
const released = (name: string, order: 'in_order' | 'reversed' | 'shuffled'): Fault => ({
  name,
  weight: 3,
  async play(world) {
    await rule(world, 'hold');
    await crowd(world, world.crowd);
    await rule(world, 'release', { order });
    await arrived(world);
  },
});

export const webhookRounds: Fault[] = [
  {
    name: 'webhook-before-capture',
    weight: 3,
    async play(world) {
      const shoppers = await crowd(world, world.crowd, { until: 'approved' });
      await arrived(world);
      await expectPaid(world, shoppers);
      await Promise.all(shoppers.map((shopper) => pay(world, shopper)));
    },
  },
  {
    name: 'webhook-with-capture',
    weight: 3,
    async play(world) {
      await rule(world, 'hold');
      const shoppers = await crowd(world, world.crowd, { until: 'approved' });
      await Promise.all([rule(world, 'release'), ...shoppers.map((shopper) => pay(world, shopper))]);
      await arrived(world);
    },
  },
  released('webhook-after-capture', 'in_order'),
  released('webhook-reversed', 'reversed'),
  released('webhook-shuffled', 'shuffled'),
  {
    name: 'webhook-25-times',
    weight: 2,
    async play(world) {
      await rule(world, 'duplicate', { times: 25 });
      await crowd(world, Math.ceil(world.crowd / 3));
      await arrived(world);
    },
  },
  {
    name: 'webhook-forged',
    weight: 3,
    async play(world) {
      await rule(world, 'forge', { times: 1_000 });
      const shoppers = await crowd(world, world.crowd, { until: 'approved' });
      await arrived(world);
      // A genuine webhook of the round before may come late, and is stored rightly.
      const forged = (await deliveries(world)).filter(({ isForged }) => isForged);
      if (forged.length === 0 || forged.some(({ state }) => state === 'delivered')) {
        world.record.complain('money', 'a forged message was taken');
      }
      const [row] = await world.sql<{ kept: number }>(
        'SELECT count(*)::int AS kept FROM webhook_events WHERE id = ANY($1)',
        [forged.map(({ eventId }) => eventId)],
      );
      if (row?.kept !== 0) {
        world.record.complain('money', `${row?.kept} forged messages were kept`);
      }
      await Promise.all(shoppers.map((shopper) => pay(world, shopper)));
    },
  },
  {
    name: 'webhook-with-the-browser-gone',
    weight: 3,
    async play(world) {
      const isHeld = world.random() < 0.5;
      if (isHeld) {
        await rule(world, 'hold');
      }
      const shoppers = await crowd(world, world.crowd, { until: 'approved' });
      if (isHeld) {
        await rule(world, 'release', { order: world.random() < 0.5 ? 'reversed' : 'shuffled' });
      }
      await expectPaid(world, shoppers);
    },
  },
  {
    name: 'webhooks-lost',
    weight: 3,
    async play(world) {
      await rule(world, 'drop', { times: 1_000 });
      await crowd(world, world.crowd, { until: 'approved' });
    },
  },
  {
    name: 'kill-after-webhook-commit',
    weight: 1,
    async play(world) {
      const moment = world.postgresDoor.holdCommit({ writes: 'webhook_events', when: 'after' });
      const work = crowd(world, world.crowd, { until: 'approved' });
      await killAt(world, { what: 'a message is kept', moment, work, tooLate: arrivedAfter(world, work) });
    },
  },
];

async function arrivedAfter(world: World, shopping: Promise<unknown>): Promise<void> {
  await shopping;
  await until(() => false, 5_000);
  await arrived(world);
}

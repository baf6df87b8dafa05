// A service that the server needs is down for a while, under load.

import { wait } from '../../../lib/wait';
import { rawRequest } from '../../requests/raw-request';
import { longestRecovery } from '../checks/outages';
import type { DoorState } from '../door';
import type { Fault } from '../fault';
import { until } from '../gate';
import { buy, crowd, newShopper } from '../shopper';
import type { World } from '../world';

const CACHED = '/';
const LOOKS = 5;
const LOOK_PAUSE = 60;

const visit = (world: World, index: number) =>
  rawRequest({ port: world.site.port, host: world.shopAt(index).host, path: CACHED });

/** Makes sure that each shop's first page is in the cache of each server, and of whatever stands in front. */
export async function fillCache(world: World): Promise<void> {
  for (const [index, { host }] of world.shops.entries()) {
    for (const { port } of world.site.servers) {
      const isKept = async () =>
        (await rawRequest({ port, host, path: CACHED })).headers['x-nextjs-cache'] === 'HIT';
      await until(isKept, 5_000);
    }
    await visit(world, index);
  }
}

/** Requests the cached pages several times during an outage; returns how many requests were answered. */
async function lookAtPages(world: World): Promise<{ asked: number; answered: number }> {
  let answered = 0;
  const asked = LOOKS * world.shops.length;
  for (let look = 0; look < LOOKS; look += 1) {
    for (const [index, { slug }] of world.shops.entries()) {
      const page = await visit(world, index).catch(() => null);
      if (page?.status === 200) {
        answered += 1;
        world.record.pages.push({ slug, path: CACHED, body: page.body });
      }
    }
    await wait(LOOK_PAUSE);
  }
  return { asked, answered };
}

const buyOnce = (world: World) => buy(world, newShopper(world, world.shopAt(0)), { tries: 1 });

/** What one purchase takes on this machine now, with nothing wrong. */
async function timeOfPurchase(world: World): Promise<number> {
  const startedAt = performance.now();
  await buyOnce(world);
  return performance.now() - startedAt;
}

type Outage = { begin: () => Promise<void> | void; end: () => Promise<void> | void };

/**
 * Stops a service while a crowd shops, requests the cached pages, starts it again, and measures how long it takes
 * from then until somebody can buy.
 */
async function during(world: World, what: string, { begin, end }: Outage): Promise<void> {
  await fillCache(world);
  const usualMilliseconds = await timeOfPurchase(world);
  const before = crowd(world, world.crowd);
  await wait(world.random() * 120);
  world.gate.close();
  world.record.interruptions += 1;
  await begin();
  const late = crowd(world, Math.ceil(world.crowd / 2));
  const cachedPages = await lookAtPages(world);
  await end();
  const endedAt = performance.now();
  world.gate.open();
  const canBuy = await until(
    async () => (await buyOnce(world)) === 'COMPLETED',
    1.5 * longestRecovery(usualMilliseconds),
  );
  const recoveryMilliseconds = canBuy ? performance.now() - endedAt : Number.POSITIVE_INFINITY;
  world.longestRecovery = Math.max(world.longestRecovery, recoveryMilliseconds);
  world.record.outages.push({ what, cachedPages, recoveryMilliseconds, usualMilliseconds });
  await Promise.all([before, late]);
}

const behindDoor = (
  name: string,
  weight: number,
  doorOf: (world: World) => { turn: (state: DoorState) => void },
  state: 'shut' | 'hanging',
) => ({
  name,
  weight,
  play: (world: World) =>
    during(world, name, {
      begin: () => doorOf(world).turn(state),
      end: () => doorOf(world).turn('open'),
    }),
});

const postgresStopped = (mode: 'fast' | 'immediate'): Fault => ({
  name: `postgres-stopped-${mode}`,
  weight: 2,
  play: (world) =>
    during(world, `Postgres stopped (${mode})`, {
      begin: () => world.postgres.halt(mode),
      end: () => world.postgres.resume(),
    }),
});

export const outageRounds: Fault[] = [
  postgresStopped('fast'),
  postgresStopped('immediate'),
  behindDoor('postgres-unreachable', 2, ({ postgresDoor }) => postgresDoor, 'shut'),
  behindDoor('paypal-down', 2, ({ payPalDoor }) => payPalDoor, 'shut'),
  behindDoor('paypal-unreachable', 1, ({ payPalDoor }) => payPalDoor, 'hanging'),
  behindDoor('smtp-down', 2, ({ mailDoor }) => mailDoor, 'shut'),
  behindDoor('smtp-hangs', 1, ({ mailDoor }) => mailDoor, 'hanging'),
];

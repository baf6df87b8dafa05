// One of several servers goes away while people shop, and the others serve on.
import { wait } from '../../../lib/wait';
import type { Fault } from '../fault';
import { buy, crowd, newShopper } from '../shopper';
import type { World } from '../world';

/** Milliseconds that a server hangs: less than the cache in front waits for an answer. */
const PAUSE = 3_000;

const someServer = (world: World): number => Math.floor(world.random() * world.site.servers.length);

/** Shops until told to stop, and never retries: each request of each shopper must be answered. */
function shopWithoutFailure(world: World): () => Promise<void> {
  let isOver = false;
  const shopper = async (index: number) => {
    while (!isOver) {
      const next = newShopper(world, world.shopAt(index));
      const word = await buy(world, next, { tries: 1 });
      if (word !== 'COMPLETED') {
        const text = `${next.attempt.key} was not served at once: ${word ?? 'no answer'}`;
        world.record.complain('recovery', text);
      }
    }
  };
  const shoppers = Array.from({ length: Math.ceil(world.crowd / 2) }, (_, index) => shopper(index));
  return async () => {
    isOver = true;
    await Promise.all(shoppers);
  };
}

export const sideBySideRounds: Fault[] = [
  {
    name: 'servers-replaced-one-by-one',
    weight: 1,
    needsFront: true,
    async play(world) {
      const everyone = [...world.site.servers.keys()];
      const end = shopWithoutFailure(world);
      for (const [number, server] of world.site.servers.entries()) {
        // As docs/operations.md says: out of the cache's list, then ended, and in again when the next is ready.
        await world.site.sendTo(everyone.filter((other) => other !== number));
        await server.end();
        await server.start();
        await world.site.sendTo(everyone);
      }
      await end();
    },
  },
  {
    name: 'one-of-the-servers-away',
    weight: 2,
    needsFront: true,
    async play(world) {
      const before = crowd(world, Math.ceil(world.crowd / 2));
      await wait(world.random() * 200);
      await world.site.killOne(someServer(world));
      world.record.interruptions += 1;
      await crowd(world, world.crowd);
      await before;
      await world.payPal.mend();
      await world.site.start();
    },
  },
  {
    name: 'one-of-the-servers-hangs',
    weight: 1,
    needsFront: true,
    async play(world) {
      const server = world.site.servers[someServer(world)];
      const shopping = crowd(world, world.crowd);
      await wait(world.random() * 200);
      server?.signal('SIGSTOP');
      const late = crowd(world, Math.ceil(world.crowd / 2));
      await wait(PAUSE);
      server?.signal('SIGCONT');
      await Promise.all([shopping, late]);
    },
  },
];

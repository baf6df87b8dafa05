// Many calls to PayPal hang at once: pages without payments must stay fast.
import { rawRequest } from '../../requests/raw-request';
import type { Fault } from '../fault';
import { until } from '../gate';
import { openPage, signIn } from '../owner';
import { openOnce } from '../shop-requests';
import { crowd } from '../shopper';
import type { World } from '../world';
import { fillCache } from './outages';
import { restart } from './restart';

const CALLS = 64;
const LOOKS = 5;
/** Milliseconds. On a machine where a page takes long anyway: twice as long as it took before the calls hung. */
const LONGEST_ANSWER = 500;

const PAGES = ['/', '/admin'] as const;

const isSlow = (before: number, during: number): boolean => during >= Math.max(LONGEST_ANSWER, 2 * before);

/** The slowest answer of a page, in milliseconds; Infinity if a request failed. */
async function slowest(look: () => Promise<{ status: number; milliseconds: number }>): Promise<number> {
  let longest = 0;
  for (let count = 0; count < LOOKS; count += 1) {
    const { status, milliseconds } = await look().catch(() => ({ status: 0, milliseconds: 0 }));
    longest = Math.max(longest, status === 200 ? milliseconds : Number.POSITIVE_INFINITY);
  }
  return longest;
}

export const hungRounds: Fault[] = [
  {
    name: '64-hung-calls',
    weight: 1,
    async play(world: World) {
      // The production timeout, so that all of them hang while the pages are requested.
      await world.site.kill();
      world.record.interruptions += 1;
      await world.site.start({ PAYPAL_TIMEOUT_SECONDS: '60' });
      await fillCache(world);
      const shop = world.shopAt(0);
      const owner = await signIn(world, shop);
      const measure = async () => ({
        '/': await slowest(() => rawRequest({ port: world.site.port, host: shop.host, path: '/' })),
        '/admin': await slowest(() => openPage(world, owner, '/admin')),
      });
      const shoppers = await crowd(world, CALLS, { until: 'ordered' });
      await measure();
      const before = await measure();
      const waiting = await world.payPal.waiting('create');
      await world.payPal.break({ path: 'create', times: CALLS, delayMilliseconds: 600_000 });
      const hanging = Promise.all(shoppers.map((shopper) => openOnce(world, shopper).catch(() => null)));
      const areAll = await until(
        async () => (await world.payPal.waiting('create')) - waiting >= CALLS,
        20_000,
      );
      if (!areAll) {
        world.record.complain('recovery', `${CALLS} calls did not hang at once`);
      }
      let during = await measure();
      // Hung calls slow down every answer. What slows down a few is the machine, which plays rounds beside other tests.
      for (let again = 0; again < 2 && PAGES.some((page) => isSlow(before[page], during[page])); again += 1) {
        during = await measure();
      }
      // Ends the hanging calls.
      world.payPalDoor.turn('open');
      await hanging;
      for (const page of PAGES) {
        const times = `${before[page].toFixed(0)} ms before, ${during[page].toFixed(0)} ms during`;
        console.log(
          `  ${CALLS} hung calls to PayPal: the slowest of ${LOOKS} answers of ${page} took ${times}`,
        );
        if (isSlow(before[page], during[page])) {
          world.record.complain('recovery', `${page} took ${times}, while ${CALLS} calls hung`);
        }
      }
      await restart(world);
    },
  },
];

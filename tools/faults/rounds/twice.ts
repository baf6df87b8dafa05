// The same request many times at once, and requests about one shop at the other.
import { z } from 'zod';
import { cents, centsToDecimal } from '../../../lib/money/cents';
import type { RawAnswer } from '../../requests/raw-request';
import type { Fault } from '../fault';
import type { Shopper } from '../record';
import { openOnce, placeOnce, post } from '../shop-requests';
import { buy, newShopper, newShoppers, pay, persistently } from '../shopper';
import type { Shop } from '../shops';
import type { World } from '../world';

const MANY = 50;

const times = <Value>(count: number, work: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, work));

const inTwoTabs = (work: () => Promise<unknown>) => times(2, work);

/** An overloaded server may refuse; a shopper who retries must be served. */
async function expectAll(world: World, what: string, step: () => Promise<RawAnswer>): Promise<void> {
  const words = await times(MANY, () => persistently(world, step));
  const others = words.filter((word) => word !== 'ok');
  if (others.length > 0) {
    world.record.complain('recovery', `${others.length} of ${MANY} times ${what} was answered ${others[0]}`);
  }
}

/** Has a shopper in each shop do something that names the other shop. */
async function inEachShop(
  world: World,
  play: (shopper: Shopper, other: Shop) => Promise<unknown>,
): Promise<void> {
  await Promise.all(world.shops.map((shop, index) => play(newShopper(world, shop), world.shopAt(index + 1))));
}

async function fiftyTimes(world: World, shopper: Shopper): Promise<void> {
  await expectAll(world, 'the same order', () => placeOnce(world, shopper));
  const ids = new Set<string | null>();
  await expectAll(world, 'the same payment', async () => {
    const answer = await openOnce(world, shopper);
    if (answer.status === 200) {
      ids.add(shopper.attempt.paypalOrderId);
    }
    return answer;
  });
  if (ids.size !== 1) {
    world.record.complain('attempts', `one order was opened at PayPal as ${[...ids].join(' and ')}`);
  }
  await world.payPal.approve(shopper.attempt.paypalOrderId ?? '');
  const words = new Set(await times(MANY, () => pay(world, shopper)));
  if (words.size !== 1 || !words.has('COMPLETED')) {
    world.record.complain('money', `one payment was answered ${[...words].join(' and ')}`);
  }
}

const orderBody = z.object({
  customer: z.unknown(),
  lines: z.unknown(),
  shipping_address: z.record(z.string(), z.string()),
});

/** More patience, in milliseconds, than one call to PayPal takes until its timeout, with the checks that follow. */
const VERY_PATIENT = 400;

/**
 * One cart, opened for two addresses and approved in both windows, which capture at the same moment: one pays, and
 * the other is told.
 */
async function inTwoWindows(world: World, shop: Shop): Promise<void> {
  const cartId = Array.from({ length: 32 }, () => Math.floor(world.random() * 16).toString(16)).join('');
  const first = newShopper(world, shop);
  const second = newShopper(world, shop);
  const windows = [first, second].map((shopper, index) => {
    const { customer } = orderBody.parse(JSON.parse(shopper.body));
    const { lines, shipping_address } = orderBody.parse(JSON.parse(first.body));
    const address = { ...shipping_address, address: `${18 + index} Foundry Lane` };
    const body = { customer, lines, shipping_address: address, cart_id: cartId };
    return { ...shopper, body: JSON.stringify(body) };
  });
  for (const shopper of windows) {
    await buy(world, shopper, { until: 'approved' });
  }
  const words = await Promise.all(windows.map((shopper) => pay(world, shopper, VERY_PATIENT)));
  if (words.toSorted().join() !== 'COMPLETED,cart_paid') {
    world.record.complain('money', `one cart in two windows was answered ${words.join(' and ')}`);
  }
}

const inBothShops = async (world: World): Promise<void> => {
  await Promise.all(world.shops.map((shop) => inTwoWindows(world, shop)));
};

/** The other shop's answer to a request about this shop's resources: never a success. */
async function refuses(world: World, shop: Shop, path: string, body: object, token?: string): Promise<void> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { status } = await post(world, shop, path, JSON.stringify(body), headers);
  if (status < 400 || status >= 500) {
    world.record.complain(
      'isolation',
      `${shop.slug} answered ${status} to ${path} with another shop's order`,
    );
  }
}

export const twiceRounds: Fault[] = [
  {
    name: 'fifty-of-the-same',
    weight: 4,
    play: (world) => fiftyTimes(world, newShopper(world, world.shopAt(Math.floor(world.random() * 2)))),
  },
  {
    name: 'fifty-of-the-same-in-both-shops',
    weight: 2,
    async play(world) {
      await Promise.all(world.shops.map((shop) => fiftyTimes(world, newShopper(world, shop))));
    },
  },
  {
    name: 'everything-in-two-tabs',
    weight: 4,
    async play(world) {
      await Promise.all(
        newShoppers(world, world.crowd).map(async (shopper) => {
          await inTwoTabs(() => persistently(world, () => placeOnce(world, shopper)));
          await inTwoTabs(() => persistently(world, () => openOnce(world, shopper)));
          await world.payPal.approve(shopper.attempt.paypalOrderId ?? '');
          await inTwoTabs(() => pay(world, shopper));
        }),
      );
    },
  },
  { name: 'one-cart-in-two-windows', weight: 4, play: inBothShops },
  {
    name: 'one-cart-in-two-windows-and-lost-answers',
    weight: 4,
    async play(world) {
      await world.payPal.break({ path: 'capture', times: 2, dropAnswerAfterCommit: true });
      await inBothShops(world);
    },
  },
  {
    name: 'key-used-for-another-cart',
    weight: 2,
    async play(world) {
      const shopper = newShopper(world, world.shopAt(Math.floor(world.random() * 2)));
      await persistently(world, () => placeOnce(world, shopper));
      const other = { ...newShopper(world, shopper.shop), attempt: shopper.attempt };
      other.body = other.body.replace('18 Foundry Lane', '19 Foundry Lane');
      const { status } = await placeOnce(world, other);
      if (status < 400 || status >= 500) {
        world.record.complain('attempts', `one key was taken for another cart: ${status}`);
      }
      await buy(world, shopper);
    },
  },
  {
    name: 'payment-of-the-other-shop',
    weight: 4,
    play: (world) =>
      inEachShop(world, (shopper, other) =>
        buy(world, shopper, {
          async approved({ attempt }) {
            for (const tenant_id of [other.id, shopper.shop.id]) {
              const body = { tenant_id, paypal_order_id: attempt.paypalOrderId };
              await refuses(world, other, '/api/paypal/capture-order', body);
            }
          },
        }),
      ),
  },
  {
    name: 'order-of-the-other-shop',
    weight: 4,
    play: (world) =>
      inEachShop(world, async (shopper, other) => {
        await persistently(world, () => placeOnce(world, shopper));
        const { id, totalCents = 0 } = shopper.attempt.order ?? {};
        for (const tenant_id of [other.id, shopper.shop.id]) {
          const body = { tenant_id, order_id: id, amount: centsToDecimal(cents(totalCents)) };
          await refuses(world, other, '/api/paypal/create-order', body, shopper.token);
        }
        await buy(world, shopper);
      }),
  },
  {
    name: 'shoppers-leave',
    weight: 4,
    async play(world) {
      const stages = ['ordered', 'opened', 'approved', 'paid'] as const;
      await Promise.all(
        newShoppers(world, world.crowd).map((shopper, index) =>
          buy(world, shopper, { until: stages[index % stages.length] }),
        ),
      );
    },
  },
];

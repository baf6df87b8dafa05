// The same thing asked many times at once, and things of one shop asked at the other.
import type { Fault } from '../fault';
import { buy, captureOnce, newShopper, openOnce, pay, placeOnce, post, type Shopper } from '../shopper';
import type { Shop } from '../shops';
import type { World } from '../world';

const MANY = 50;

const times = <Value>(count: number, work: () => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, work));

/** Statuses other than the expected one are no answer to a request that is right. */
function expectAll(world: World, what: string, statuses: readonly number[], expected: number): void {
  const others = statuses.filter((status) => status !== expected);
  if (others.length > 0) {
    world.record.complain(
      6,
      `${others.length} of ${statuses.length} times ${what} was answered ${others[0]}`,
    );
  }
}

async function fiftyTimes(world: World, shopper: Shopper): Promise<void> {
  const placed = await times(MANY, () => placeOnce(world, shopper));
  expectAll(
    world,
    'the same order',
    placed.map(({ status }) => status),
    201,
  );
  const opened = await times(MANY, () => openOnce(world, shopper));
  expectAll(
    world,
    'the same payment',
    opened.map(({ status }) => status),
    200,
  );
  const ids = new Set(opened.map(({ body }) => body));
  if (ids.size !== 1) {
    world.record.complain(2, `one order was opened at PayPal as ${ids.size}`);
  }
  await world.payPal.approve(shopper.attempt.paypalOrderId ?? '');
  const captured = await times(MANY, () => captureOnce(world, shopper));
  expectAll(
    world,
    'the same capture',
    captured.map(({ answer }) => answer.status),
    200,
  );
  const words = new Set(captured.map(({ word }) => word));
  if (words.size !== 1 || !words.has('COMPLETED')) {
    world.record.complain(1, `one payment was answered ${[...words].join(' and ')}`);
  }
}

/** What the other shop answers to a request about this one's: never a success. */
async function refuses(world: World, shop: Shop, path: string, body: object, token?: string): Promise<void> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { status } = await post(world, shop, path, JSON.stringify(body), headers);
  if (status < 400 || status >= 500) {
    world.record.complain(4, `${shop.slug} answered ${status} to ${path} with another shop's order`);
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
      const shoppers = Array.from({ length: world.crowd }, (_, index) =>
        newShopper(world, world.shopAt(index)),
      );
      await Promise.all(
        shoppers.map(async (shopper) => {
          await Promise.all([placeOnce(world, shopper), placeOnce(world, shopper)]);
          await Promise.all([openOnce(world, shopper), openOnce(world, shopper)]);
          await world.payPal.approve(shopper.attempt.paypalOrderId ?? '');
          await Promise.all([pay(world, shopper), pay(world, shopper)]);
        }),
      );
    },
  },
  {
    name: 'key-used-for-another-cart',
    weight: 2,
    async play(world) {
      const shopper = newShopper(world, world.shopAt(Math.floor(world.random() * 2)));
      await placeOnce(world, shopper);
      const other = { ...newShopper(world, shopper.shop), attempt: shopper.attempt };
      other.body = other.body.replace('18 Foundry Lane', '19 Foundry Lane');
      const { status } = await placeOnce(world, other);
      if (status < 400 || status >= 500) {
        world.record.complain(2, `one key was taken for another cart: ${status}`);
      }
      await buy(world, shopper);
    },
  },
  {
    name: 'payment-of-the-other-shop',
    weight: 4,
    async play(world) {
      await Promise.all(
        world.shops.map(async (shop, index) => {
          const other = world.shopAt(index + 1);
          const shopper = newShopper(world, shop);
          await buy(world, shopper, {
            async approved({ attempt }) {
              const body = { paypal_order_id: attempt.paypalOrderId };
              await refuses(world, other, '/api/paypal/capture-order', { ...body, tenant_id: other.id });
              await refuses(world, other, '/api/paypal/capture-order', { ...body, tenant_id: shop.id });
            },
          });
        }),
      );
    },
  },
  {
    name: 'order-of-the-other-shop',
    weight: 4,
    async play(world) {
      await Promise.all(
        world.shops.map(async (shop, index) => {
          const other = world.shopAt(index + 1);
          const shopper = newShopper(world, shop);
          await placeOnce(world, shopper);
          const { id, totalCents = 0 } = shopper.attempt.order ?? {};
          const body = { order_id: id, amount: (totalCents / 100).toFixed(2) };
          await refuses(
            world,
            other,
            '/api/paypal/create-order',
            { ...body, tenant_id: other.id },
            shopper.token,
          );
          await refuses(
            world,
            other,
            '/api/paypal/create-order',
            { ...body, tenant_id: shop.id },
            shopper.token,
          );
          await buy(world, shopper);
        }),
      );
    },
  },
  {
    name: 'shoppers-leave',
    weight: 4,
    async play(world) {
      const stages = ['ordered', 'opened', 'approved', 'paid'] as const;
      const shoppers = Array.from({ length: world.crowd }, (_, index) =>
        newShopper(world, world.shopAt(index)),
      );
      await Promise.all(
        shoppers.map((shopper, index) => buy(world, shopper, { until: stages[index % stages.length] })),
      );
    },
  },
];

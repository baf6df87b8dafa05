// Refunds, with a fault on the way.
import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault';
import { until } from '../gate';
import { act, type Owner, signIn } from '../owner';
import type { Shopper } from '../record';
import { crowd } from '../shopper';
import type { World } from '../world';
import { killAt } from './restart';

const PATIENCE = 15_000;

type Wish = { shopper: Shopper; refundId: string; share: number };

const wishFor = (shopper: Shopper, share: number): Wish => ({ shopper, share, refundId: randomUUID() });

/** A crowd that has paid, and the owners of both shops. */
async function paidCrowd(world: World) {
  const shoppers = await crowd(world, Math.ceil(world.crowd / 2));
  const owners = await Promise.all(world.shops.map((shop) => signIn(world, shop)));
  return { shoppers, owners };
}

/** Presses the button once. Returns the answer to the owner; null if there was none. */
async function refund(world: World, owners: readonly Owner[], wish: Wish): Promise<string | null> {
  const { shop, attempt } = wish.shopper;
  const owner = owners.find((one) => one.shop.id === shop.id);
  const [payment] = await world.sql<{ id: string; amount_cents: number; refunded_cents: number }>(
    'SELECT id, amount_cents, refunded_cents FROM payments WHERE tenant_id = $1 AND paypal_order_id = $2',
    [shop.id, attempt.paypalOrderId],
  );
  if (owner === undefined || payment === undefined) {
    throw new Error(`There is no payment of ${attempt.key} to refund`);
  }
  const left = payment.amount_cents - payment.refunded_cents;
  const input = {
    refund_id: wish.refundId,
    order_id: attempt.order?.id,
    payment_id: payment.id,
    amount_cents: Math.max(1, Math.floor(left * wish.share)),
    seen_refundable_cents: left,
    reason: 'Broken on the way',
    cancel_from: null,
  };
  const path = `/admin/orders/${attempt.order?.id}`;
  const asked = {
    slug: shop.slug,
    id: wish.refundId,
    orderId: attempt.order?.id ?? '',
    isAcknowledged: false,
  };
  world.record.refunds.push(asked);
  const word = await act(world, owner, { name: 'refundPayment', path, input }).catch(() => null);
  asked.isAcknowledged = word === 'ok';
  return word;
}

const shares = [1, 0.5, 0.25];
const wishesOf = (world: World, shoppers: readonly Shopper[]) =>
  shoppers.map((shopper) => wishFor(shopper, shares[Math.floor(world.random() * shares.length)] ?? 1));

/** Kills the server at `moment` while refunds are requested; nobody requests again. */
async function killDuring(world: World, what: string, moment: (world: World) => Promise<unknown>) {
  const { shoppers, owners } = await paidCrowd(world);
  await killAt(world, {
    what,
    moment: moment(world),
    work: Promise.all(wishesOf(world, shoppers).map((wish) => refund(world, owners, wish))),
  });
}

const scripted = (name: string, fault: object): Fault => ({
  name,
  weight: 2,
  async play(world) {
    const { shoppers, owners } = await paidCrowd(world);
    await world.payPal.break({ path: 'refund', times: shoppers.length, ...fault });
    await Promise.all(wishesOf(world, shoppers).map((wish) => refund(world, owners, wish)));
  },
});

export const refundRounds: Fault[] = [
  {
    name: 'refund-pressed-five-times',
    weight: 3,
    async play(world) {
      const { shoppers, owners } = await paidCrowd(world);
      const wishes = wishesOf(world, shoppers).flatMap((wish) => Array.from({ length: 5 }, () => wish));
      await Promise.all(wishes.map((wish) => refund(world, owners, wish)));
    },
  },
  {
    name: 'refunds-of-all-in-three-tabs',
    weight: 3,
    async play(world) {
      const { shoppers, owners } = await paidCrowd(world);
      const wishes = shoppers.flatMap((shopper) => [1, 1, 0.5].map((share) => wishFor(shopper, share)));
      await Promise.all(wishes.map((wish) => refund(world, owners, wish)));
    },
  },
  scripted('refund-answer-dropped', { dropAnswerAfterCommit: true }),
  scripted('refund-dropped-before-commit', { dropBeforeCommit: true }),
  scripted('refund-answered-500-after-commit', { status: 500, afterCommit: true }),
  scripted('refund-hangs', { delayMilliseconds: 2_500 }),
  {
    name: 'kill-after-refund-is-reserved',
    weight: 1,
    play: (world) =>
      killDuring(world, 'a refund is reserved', ({ postgresDoor }) =>
        postgresDoor.holdCommit({ writes: 'refunds', when: 'after' }),
      ),
  },
  {
    name: 'kill-after-paypal-refund',
    weight: 1,
    play: (world) =>
      killDuring(world, 'PayPal has refunded', async ({ payPal }) => {
        const before = await payPal.waiting('refund');
        await payPal.break({ path: 'refund', times: 1_000, delayMilliseconds: 60_000 });
        return until(async () => (await payPal.waiting('refund')) > before, PATIENCE);
      }),
  },
];

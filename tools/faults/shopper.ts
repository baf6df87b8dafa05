// A shopper who behaves like the checkout: the same key and body at every try, and a retry if the outcome of the
// last one is unknown (components/shop/shop-api.ts).
import { UNCERTAIN_CODES } from '../../components/shop/shop-api';
import { wait } from '../../lib/wait';
import type { RawAnswer } from '../requests/raw-request';
import type { Attempt, Shopper } from './record';
import { captureOnce, openOnce, placeOnce, refusalOf } from './shop-requests';
import type { Shop } from './shops';
import type { World } from './world';

const TRIES = 12;
const SHORT_PAUSE = 60;

/** The step at which the shopper closes the browser. */
export type Stage = 'ordered' | 'opened' | 'approved' | 'paid';

/** A new shopper at a shop, with a cart from the round's random numbers. */
export function newShopper(world: World, shop: Shop): Shopper {
  const key = world.nextKey();
  const email = `${key}@${shop.slug}.example`;
  const wanted = shop.products.filter(() => world.random() < 0.4);
  const lines = (wanted.length > 0 ? wanted : shop.products.slice(0, 1)).map(({ id }) => ({
    product_id: id,
    quantity: 1 + Math.floor(world.random() * 3),
  }));
  const attempt: Attempt = {
    slug: shop.slug,
    key,
    email,
    order: null,
    paypalOrderId: null,
    isCompleted: false,
  };
  world.record.attempts.push(attempt);
  return {
    shop,
    attempt,
    token: '',
    body: JSON.stringify({
      customer: { name: 'Ada Winslow', email, phone: '(503) 555-0142' },
      shipping_address: { address: '18 Foundry Lane', city: 'Portland', state: 'OR', zip: '97202' },
      lines,
    }),
  };
}

/** New shoppers, alternating between the two shops. */
export const newShoppers = (world: World, count: number): Shopper[] =>
  Array.from({ length: count }, (_, index) => newShopper(world, world.shopAt(index)));

/**
 * Repeats a step until its outcome is certain, as the checkout does. Returns the last answer: 'ok', or a refusal's
 * code; null if the shopper gave up.
 */
export async function persistently(
  world: World,
  step: () => Promise<RawAnswer>,
  tries = TRIES,
): Promise<string | null> {
  for (let count = 0; count < tries; count += 1) {
    const answer = await step().catch(() => null);
    if (answer !== null && answer.status < 400) {
      return 'ok';
    }
    const code = answer === null ? 'no_answer' : refusalOf(answer);
    if (answer !== null && !UNCERTAIN_CODES.has(code)) {
      return code;
    }
    if (count + 1 < tries) {
      await wait(SHORT_PAUSE);
      await world.gate.whenOpen();
    }
  }
  return null;
}

export type Course = {
  /** The step after which the browser stays closed. */
  until?: Stage;
  /** How often each step is tried. */
  tries?: number;
  choice?: 'approve' | 'decline';
  /** Called between approval and capture. */
  approved?: (shopper: Shopper) => Promise<void> | void;
};

/**
 * Shops from the cart to the payment. A shopper who goes all the way and is never served, though each step was
 * tried often, is a complaint. Returns the last answer: 'COMPLETED' for a completed payment.
 */
export async function buy(
  world: World,
  shopper: Shopper,
  { until = 'paid', tries = TRIES, choice = 'approve', approved }: Course = {},
): Promise<string | null> {
  const { attempt } = shopper;
  const giveUp = (step: string, word: string | null) => {
    if (tries === TRIES) {
      world.record.complain('recovery', `${attempt.key} could not ${step}: ${word ?? 'no answer'}`);
    }
    return word;
  };
  const placed = await persistently(world, () => placeOnce(world, shopper), tries);
  if (placed !== 'ok') {
    return giveUp('place an order', placed);
  }
  if (until === 'ordered') {
    return 'ordered';
  }
  const opened = await persistently(world, () => openOnce(world, shopper), tries);
  if (opened !== 'ok' || attempt.paypalOrderId === null) {
    return giveUp('open a payment', opened);
  }
  if (until === 'opened') {
    return 'opened';
  }
  await world.payPal.approve(attempt.paypalOrderId, choice);
  await approved?.(shopper);
  if (until === 'approved') {
    return 'approved';
  }
  return pay(world, shopper, tries);
}

/** Captures the approved payment, with retries. */
export async function pay(world: World, shopper: Shopper, tries = TRIES): Promise<string | null> {
  let word: string | null = null;
  const done = await persistently(
    world,
    async () => {
      const captured = await captureOnce(world, shopper);
      word = captured.word;
      return captured.answer;
    },
    tries,
  );
  if (done === null && tries === TRIES) {
    world.record.complain('recovery', `${shopper.attempt.key} could not pay`);
  }
  return done === 'ok' ? word : done;
}

/** Runs many new shoppers at once. */
export async function crowd(world: World, count: number, course: Course = {}): Promise<Shopper[]> {
  const shoppers = newShoppers(world, count);
  await Promise.all(shoppers.map((shopper) => buy(world, shopper, course)));
  return shoppers;
}

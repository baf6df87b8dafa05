// Few pieces and many buyers. What was sold and what is left are compared after each round (checks/stock.ts).
import { randomUUID } from 'node:crypto';
import type { Fault } from '../fault';
import type { Shopper } from '../record';
import { openOnce, placeOnce } from '../shop-requests';
import { newShopper, pay, persistently } from '../shopper';
import type { Shop } from '../shops';
import type { World } from '../world';
import { killAt } from './restart';

const BUYERS = 50;

/** A new counted product with so many pieces, and the history of the count. */
async function newCounted(world: World, shop: Shop, pieces: number): Promise<string> {
  const id = randomUUID();
  await world.sql(
    `INSERT INTO products (tenant_id, id, name, sku, price_cents, stock_kind, updated_at)
     VALUES ($1, $2, 'Vase', $3, 4200, 'counted', now())`,
    [shop.id, id, `VASE-${id.slice(0, 8)}`],
  );
  await world.sql('UPDATE product_variants SET on_hand = $3 WHERE tenant_id = $1 AND id = $2', [
    shop.id,
    id,
    pieces,
  ]);
  await world.sql(
    `INSERT INTO stock_changes (tenant_id, id, variant_id, kind, change, on_hand) VALUES ($1, $2, $3, 'corrected', $4, $4)`,
    [shop.id, randomUUID(), id, pieces],
  );
  return id;
}

/** A shopper of these lines of one product. */
function shopperOf(world: World, shop: Shop, productId: string, quantities: readonly number[]): Shopper {
  const shopper = newShopper(world, shop);
  const lines = quantities.map((quantity) => ({ product_id: productId, quantity }));
  return { ...shopper, body: JSON.stringify({ ...JSON.parse(shopper.body), lines }) };
}

/** The words for a shopper who comes too late. */
const TOO_LATE: ReadonlySet<string | null> = new Set([
  'sold_out',
  'stock_held',
  'too_few_left',
  'out_of_stock',
]);

/** As if the holds of unpaid orders were placed long ago. */
const letHoldsEnd = (world: World, productId: string) =>
  world.sql(`UPDATE stock_holds SET expires_at = now() - interval '1 second' WHERE variant_id = $1`, [
    productId,
  ]);

async function approve(world: World, shopper: Shopper): Promise<string | null> {
  const opened = await persistently(world, () => openOnce(world, shopper));
  if (opened === 'ok' && shopper.attempt.paypalOrderId !== null) {
    await world.payPal.approve(shopper.attempt.paypalOrderId);
  }
  return opened;
}

/** Exactly one of the shoppers is served, and all others are told. */
function expectOne(world: World, words: readonly (string | null)[]): void {
  const served = words.filter((word) => word === 'COMPLETED').length;
  const others = words.filter((word) => word !== 'COMPLETED' && !TOO_LATE.has(word));
  if (served !== 1 || others.length > 0) {
    world.record.complain('stock', `${served} were served, and others were answered ${others.join(' and ')}`);
  }
}

/** Places, pays, and answers the last word. */
async function buyIfThere(world: World, shopper: Shopper): Promise<string | null> {
  const placed = await persistently(world, () => placeOnce(world, shopper));
  if (placed !== 'ok') {
    return placed;
  }
  const opened = await approve(world, shopper);
  return opened === 'ok' ? pay(world, shopper) : opened;
}

/** Fifty at once: all but one are refused before they pay. */
async function fiftyBuyers(world: World, shop: Shop): Promise<void> {
  const productId = await newCounted(world, shop, 1);
  const shoppers = Array.from({ length: BUYERS }, () => shopperOf(world, shop, productId, [1]));
  expectOne(world, await Promise.all(shoppers.map((shopper) => buyIfThere(world, shopper))));
}

/** Many have approved, because each hold ran out before the next came: all press the button at once. */
async function manyApprovals(world: World, shop: Shop): Promise<void> {
  const productId = await newCounted(world, shop, 1);
  const shoppers = Array.from({ length: world.crowd }, () => shopperOf(world, shop, productId, [1]));
  for (const shopper of shoppers) {
    await persistently(world, () => placeOnce(world, shopper));
    await approve(world, shopper);
    await letHoldsEnd(world, productId);
  }
  expectOne(world, await Promise.all(shoppers.map((shopper) => pay(world, shopper))));
}

/** Two lines of one variant need two pieces: of three, one shopper gets them. */
async function twoLines(world: World, shop: Shop): Promise<void> {
  const productId = await newCounted(world, shop, 3);
  const shoppers = Array.from({ length: world.crowd }, () => shopperOf(world, shop, productId, [1, 1]));
  expectOne(world, await Promise.all(shoppers.map((shopper) => buyIfThere(world, shopper))));
}

/** The server dies after it has taken the pieces again and before it asks PayPal: the same shopper pays, once. */
async function killBetween(world: World, shop: Shop): Promise<void> {
  const productId = await newCounted(world, shop, 1);
  const shopper = shopperOf(world, shop, productId, [1]);
  await persistently(world, () => placeOnce(world, shopper));
  await approve(world, shopper);
  await world.payPal.control('POST', 'webhooks/drop', { times: 1_000 });
  const moment = world.postgresDoor.holdCommit({ writes: 'stock_holds', when: 'after' });
  const paid = pay(world, shopper);
  await killAt(world, { what: 'between hold and capture', moment, work: paid });
  const late = shopperOf(world, shop, productId, [1]);
  expectOne(world, [await paid, await buyIfThere(world, late)]);
}

const inBothShops = (play: (world: World, shop: Shop) => Promise<void>) => async (world: World) => {
  await Promise.all(world.shops.map((shop) => play(world, shop)));
};

export const stockRounds: Fault[] = [
  { name: 'fifty-buyers-of-one-piece', weight: 2, play: inBothShops(fiftyBuyers) },
  { name: 'many-approvals-of-one-piece', weight: 2, play: inBothShops(manyApprovals) },
  { name: 'two-lines-of-one-variant', weight: 2, play: inBothShops(twoLines) },
  {
    name: 'kill-between-hold-and-capture',
    weight: 2,
    play: (world) => killBetween(world, world.shopAt(Math.floor(world.random() * 2))),
  },
];

// Orders placed and paid per second, compared with the same rows written by plain SQL: alternately, in one run.

import pg from 'pg';
import { z } from 'zod';
import { asTenantId, type OrderId } from '@/lib/ids';
import { SetupError } from '../stack/report';
import type { Call } from './answer';
import { alignColumns } from './columns';
import { insertPaidOrder, makeFloorShop, rowsOf } from './paid-order-floor';
import { payOrder } from './pay-order';
import { CONNECTIONS } from './round';
import { SHOP } from './scenarios';
import { median } from './statistics';

const ROUNDS = 7;
const SECONDS = 5;
/**
 * Seconds of the first round of each, which nobody counts: as with the other rows, V8 has compiled what runs often. A slow machine
 * takes 400 orders for that (decision 0289).
 */
const WARM_UP_SECONDS = 20;

export type PaidOrderFigures = { ordersPerSecond: number; floorPerSecond: number; paid: number };

/**
 * Repeats `work` for a while in as many workers as there are connections; returns how often per second it was done.
 */
async function rate(work: (worker: number) => Promise<unknown>, seconds = SECONDS) {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1_000;
  let done = 0;
  let lastAt = startedAt;
  const repeat = async (worker: number) => {
    while (performance.now() < end) {
      await work(worker);
      done += 1;
      lastAt = performance.now();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, worker) => repeat(worker)));
  return { perSecond: (done * 1_000) / (lastAt - startedAt), done };
}

const tenantRows = z.tuple([z.object({ id: z.string().transform(asTenantId) })]);
const mailRows = z.array(z.object({ kind: z.string() }));

type Options = { port: number; databaseUrl: string; payPalUrl: string; orderCall: Call };

export async function measurePaidOrders({
  port,
  databaseUrl,
  payPalUrl,
  orderCall,
}: Options): Promise<PaidOrderFigures> {
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: databaseUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    const [first] = clients;
    if (first === undefined) {
      throw new SetupError('There are no connections to measure with.');
    }
    const [{ id: tenantId }] = tenantRows.parse(
      (await first.query('SELECT id FROM tenants WHERE slug = $1', [SHOP])).rows,
    );
    const pay = () => payOrder({ port, tenantId, payPalUrl, orderCall });
    const orderId = await pay();
    const { rows } = await first.query('SELECT kind FROM outbox_mails WHERE order_id = $1', [orderId]);
    const mails = mailRows.parse(rows).map(({ kind }) => kind);
    const shopId = await makeFloorShop(first);
    const floor = (worker: number) => insertPaidOrder(clients[worker] ?? first, shopId, mails);
    await expectSameRows(first, orderId, await floor(0));

    const speeds: { product: number[]; floor: number[] } = { product: [], floor: [] };
    await rate(floor, WARM_UP_SECONDS);
    let paid = 1 + (await rate(pay, WARM_UP_SECONDS)).done;
    // A shop's database has statistics of its tables. Without them Postgres reads all orders of a shop for one of them, and
    // the floor, which is faster, slows itself down more: in half a minute to half of its rate.
    await first.query('ANALYZE');
    for (let round = 0; round < ROUNDS; round += 1) {
      speeds.floor.push((await rate(floor)).perSecond);
      const product = await rate(pay);
      speeds.product.push(product.perSecond);
      paid += product.done;
    }
    return { ordersPerSecond: median(speeds.product), floorPerSecond: median(speeds.floor), paid };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** The floor must write the same rows as the product, or the comparison is worthless. */
async function expectSameRows(client: pg.Client, orderId: OrderId, floorId: OrderId): Promise<void> {
  const [ours, floors] = [await rowsOf(client, orderId), await rowsOf(client, floorId)];
  if (JSON.stringify(ours) !== JSON.stringify(floors)) {
    throw new SetupError(
      `A paid order is ${JSON.stringify(ours)} rows, its floor writes ${JSON.stringify(floors)}.`,
    );
  }
}

export const paidOrderLines = ({ ordersPerSecond, floorPerSecond, paid }: PaidOrderFigures): string[] => [
  `${paid} orders were placed, opened and approved at the PayPal stand-in, and captured; medians of ${ROUNDS} rounds of` +
    ` ${SECONDS} s with ${CONNECTIONS} shoppers at once, in turn with the floor's: the same rows by plain SQL.`,
  ...alignColumns([
    ['', 'orders/s', 'floor orders/s', 'ratio'],
    [
      'Order created and captured',
      ordersPerSecond.toFixed(1),
      floorPerSecond.toFixed(1),
      (ordersPerSecond / floorPerSecond).toFixed(3),
    ],
  ]),
];

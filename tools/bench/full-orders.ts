// The creation of orders with everything a shop can ask of one (pieces that are counted, a tax, a code) compared with that
// of plain ones: alternately, in one run. All orders want pieces of one product, as on the day of a sale.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { SetupError } from '../stack/report';
import { type Call, fetchAnswer } from './answer';
import { alignColumns } from './columns';
import { runRound } from './round';
import { SHOP } from './scenarios';
import { median } from './statistics';

const ROUNDS = 5;
const ORDERS = 300;
const WARM_UP = 100;
const CODE = 'BENCH10';

export type FullOrderFigures = { plain: number; full: number };

type Options = { port: number; databaseUrl: string; orderCall: Call; signal: AbortSignal };

const orderBody = z.object({ lines: z.tuple([z.object({ product_id: z.string() })]) });
const rows = z.array(z.object({ tenant_id: z.string() }));
const priced = z.object({ total_cents: z.int() });

/** Orders per second, plain and full. Takes everything back that it set up, so that it can run anywhere in a bench. */
export async function measureFullOrders({
  port,
  databaseUrl,
  orderCall,
  signal,
}: Options): Promise<FullOrderFigures> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const body = z.record(z.string(), z.unknown()).parse(JSON.parse(orderCall.body ?? '{}'));
    const [{ product_id: productId }] = orderBody.parse(body).lines;
    const [shop] = rows.parse(
      (await client.query('SELECT id AS tenant_id FROM tenants WHERE slug = $1', [SHOP])).rows,
    );
    if (shop === undefined) {
      throw new SetupError('The shop to measure is not there.');
    }
    const tenantId = shop.tenant_id;
    await client.query(
      `INSERT INTO discount_codes (tenant_id, id, code, kind, basis_points) VALUES ($1, $2, $3, 'percentage', 1000)`,
      [tenantId, randomUUID(), CODE],
    );
    await client.query(
      `INSERT INTO tax_rates (tenant_id, id, country, state, name, basis_points) VALUES ($1, $2, 'US', 'OR', 'Tax', 500)`,
      [tenantId, randomUUID()],
    );
    await client.query(`INSERT INTO tax_settings (tenant_id, answer, home_state) VALUES ($1, 'none', 'OR')`, [
      tenantId,
    ]);
    const turn = async (isFull: boolean) => {
      await client.query('UPDATE tax_settings SET answer = $2 WHERE tenant_id = $1', [
        tenantId,
        isFull ? 'added' : 'none',
      ]);
      await client.query('UPDATE products SET stock_kind = $3 WHERE tenant_id = $1 AND id = $2', [
        ...[tenantId, productId, isFull ? 'counted' : 'uncounted'],
      ]);
      await client.query(
        'UPDATE product_variants SET on_hand = 1000000 WHERE tenant_id = $1 AND product_id = $2',
        [tenantId, productId],
      );
    };
    const fullCall: Call = { ...orderCall, body: JSON.stringify({ ...body, discount_code: CODE }) };
    await expectDifference({ port, turn, orderCall, fullCall });

    const speeds: Record<'plain' | 'full', number[]> = { plain: [], full: [] };
    const round = async (kind: 'plain' | 'full', amount: number) => {
      await turn(kind === 'full');
      const call = kind === 'full' ? fullCall : orderCall;
      return (await runRound({ port, call, expectedStatus: 201, amount, signal })).requestsPerSecond;
    };
    await round('plain', WARM_UP);
    await round('full', WARM_UP);
    for (let count = 0; count < ROUNDS; count += 1) {
      speeds.plain.push(await round('plain', ORDERS));
      speeds.full.push(await round('full', ORDERS));
    }
    const { rows: held } = await client.query('SELECT 1 FROM stock_holds WHERE tenant_id = $1 LIMIT 1', [
      tenantId,
    ]);
    if (held.length === 0) {
      throw new SetupError('The full orders held no piece.');
    }
    await turn(false);
    return { plain: median(speeds.plain), full: median(speeds.full) };
  } finally {
    await client.end();
  }
}

/** The full order must cost what the code and the tax make of it, or the comparison is worthless. */
async function expectDifference({
  port,
  turn,
  orderCall,
  fullCall,
}: {
  port: number;
  turn: (isFull: boolean) => Promise<void>;
  orderCall: Call;
  fullCall: Call;
}): Promise<void> {
  const totalOf = async (call: Call) =>
    priced.parse(JSON.parse((await fetchAnswer(port, call)).body.toString())).total_cents;
  await turn(false);
  const plain = await totalOf(orderCall);
  await turn(true);
  const full = await totalOf(fullCall);
  const discounted = plain - Math.floor((plain * 0.1 * 2 + 1) / 2);
  const expected = discounted + Math.floor((discounted * 0.05 * 2 + 1) / 2);
  if (Math.abs(full - expected) > 1) {
    throw new SetupError(`The full order costs ${full} instead of ${expected} cents.`);
  }
}

export const fullOrderLines = ({ plain, full }: FullOrderFigures): string[] => [
  `Orders created, plain and with counted stock, a tax and a code; medians of ${ROUNDS} rounds of ${ORDERS} orders in turn.`,
  ...alignColumns([
    ['', 'orders/s', 'plain orders/s', 'ratio'],
    ['Order with stock, tax and code', full.toFixed(1), plain.toFixed(1), (full / plain).toFixed(2)],
  ]),
];

import { step } from '../stack/report';
import { type Comparison, compare, ROUNDS, SECONDS_PER_ROUND } from './compare';
import { figureLines, machineLine, sizeLine } from './figures';
import { startFloor } from './floor';
import { fullOrderLines, measureFullOrders } from './full-orders';
import { checkGrowth, readOrderBook } from './order-book';
import { measurePaidOrders, paidOrderLines } from './paid-orders';
import { rosterFigureLines } from './roster-figures';
import { measureRosters } from './rosters';
import { CONNECTIONS } from './round';
import { prepareScenarios, type Scenario, SHOP } from './scenarios';

export type MeasureOptions = {
  /** Port of the production server. */
  port: number;
  databaseUrl: string;
  /** Port of the PayPal stand-in. */
  payPalUrl: string;
  signal: AbortSignal;
};

/** Measures only what stock, tax and a code cost an order: half a minute, while one works on that. */
export async function measureOrders({ port, databaseUrl, signal }: MeasureOptions): Promise<void> {
  const { order } = await step('Visiting the pages once', () => prepareScenarios(port));
  const full = await step('Measuring: orders with stock, tax and code', () =>
    measureFullOrders({ port, databaseUrl, orderCall: order.call, signal }),
  );
  console.log(`\n${machineLine()}\n${fullOrderLines(full).join('\n')}\n`);
}

/** Measures pages, orders and rosters, and prints the figures. Throws a `SetupError` if any answer is wrong. */
export async function measure({ port, databaseUrl, payPalUrl, signal }: MeasureOptions): Promise<void> {
  const { grid, product, order } = await step('Visiting the pages once', () => prepareScenarios(port));
  const compareWithFloor = ({ name, call, answer }: Scenario) =>
    step(`Measuring: ${name.toLowerCase()}`, async () => {
      const floor = await startFloor(call, answer);
      try {
        return await compare({ call, expectedStatus: answer.status, port, floorPort: floor.port, signal });
      } finally {
        await floor.stop();
      }
    });

  const rows: [string, Comparison][] = [];
  for (const page of [grid, product]) {
    rows.push([page.name, await compareWithFloor(page)]);
  }
  const before = await readOrderBook(databaseUrl, SHOP);
  const orders = await compareWithFloor(order);
  rows.push([order.name, orders]);
  checkGrowth(before, await readOrderBook(databaseUrl, SHOP), orders.answered);

  const paid = await step('Measuring: order created and captured', () =>
    measurePaidOrders({ port, databaseUrl, payPalUrl, orderCall: order.call }),
  );
  const full = await step('Measuring: orders with stock, tax and code', () =>
    measureFullOrders({ port, databaseUrl, orderCall: order.call, signal }),
  );
  const rosters = await step('Measuring: reading rosters', measureRosters);

  console.log(`\n${machineLine()}`);
  console.log(
    `${CONNECTIONS} connections; medians of ${ROUNDS} rounds of about ${SECONDS_PER_ROUND} s, in turn with the floor's:` +
      ' a bare node:http server that sends the same bytes.\n',
  );
  console.log(figureLines(rows).join('\n'));
  console.log(`\n${[grid, product].map(({ name, answer }) => sizeLine(name, answer.body)).join('\n')}`);
  console.log(
    `\n${orders.answered} orders were answered with 201; the database has as many more, numbered without a gap.` +
      '\nIts Postgres is a throwaway one, which does not wait for the disk.\n',
  );
  console.log(`${paidOrderLines(paid).join('\n')}\n`);
  console.log(`${fullOrderLines(full).join('\n')}\n`);
  console.log(`${rosterFigureLines(rosters).join('\n')}\n`);
}

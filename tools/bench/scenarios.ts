// The three scenarios: two pages as a visitor gets them, and an order as the checkout sends it.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { dataAddressIn } from '@/lib/cache/page-data.mjs';
import { orderBody } from '../requests/order-body';
import { SetupError } from '../stack/report';
import { type Answer, type Call, fetchAnswer, headerOf } from './answer';
import { textOf } from './figures';
import { productPathOn } from './product-path';

export const SHOP = 'clayandkiln';

export type Scenario = { name: string; call: Call; answer: Answer };

const HEADERS = { host: `${SHOP}.localhost` };
const TRIES = 10;

/** As every browser asks for it. */
export const pageAt = (path: string): Call => ({
  method: 'GET',
  path,
  headers: { ...HEADERS, 'accept-encoding': 'gzip' },
});

export const GRID: Call = pageAt('/');

/** Milliseconds between two requests for a page that is not yet as it stays. */
export const PAUSE = 300;

/** Whether the data of a kept page is beside it: in one that has just been made it still is inside (decision 0276). */
export const hasDataBeside = (answer: Answer): boolean => dataAddressIn(textOf(answer)) !== null;

/** Requests a page until it comes from the cache as it stays there. */
async function fetchCachedPage(port: number, path: string): Promise<Answer> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = await fetchAnswer(port, pageAt(path));
    if (answer.status !== 200) {
      throw new SetupError(`GET ${path} answers ${answer.status} instead of 200.`);
    }
    if (headerOf(answer, 'x-nextjs-cache') === 'HIT' && hasDataBeside(answer)) {
      return answer;
    }
    await pause(PAUSE);
  }
  throw new SetupError(`GET ${path} is not static: in ${TRIES} visits it never came from the cache.`);
}

function orderOf(productId: string): Call {
  return {
    method: 'POST',
    path: '/api/orders',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(orderBody(productId)),
    freshHeaders: () => ({ 'Idempotency-Key': randomUUID() }),
  };
}

/** Finds a product on the grid, and requests each scenario once. Throws a `SetupError` if one fails. */
export async function prepareScenarios(
  port: number,
): Promise<Record<'grid' | 'product' | 'order', Scenario>> {
  const grid = await fetchCachedPage(port, '/');
  // One whose pieces nobody counts: any number of orders can be placed.
  const productPath = productPathOn(textOf(grid), 'Everyday Mug');
  if (productPath === null) {
    throw new SetupError('The product grid does not link to the Everyday Mug.');
  }
  const product = await fetchCachedPage(port, productPath);
  const orderCall = orderOf(productPath.split('/')[2] ?? '');
  const order = await fetchAnswer(port, orderCall);
  if (order.status !== 201) {
    throw new SetupError(`POST /api/orders answers ${order.status} instead of 201: ${order.body.toString()}`);
  }
  return {
    grid: { name: 'Product grid', call: GRID, answer: grid },
    product: { name: 'Product page', call: pageAt(productPath), answer: product },
    order: { name: 'Order creation', call: orderCall, answer: order },
  };
}

// The checkout's three requests, each sent once, with the shopper's answer recorded.
import { z } from 'zod';
import { cents, centsToDecimal } from '../../lib/money/cents';
import { type RawAnswer, rawRequest } from '../requests/raw-request';
import type { Shopper } from './record';
import type { Shop } from './shops';
import type { World } from './world';

const placedReply = z.object({
  order_id: z.string(),
  order_number: z.int(),
  total_cents: z.int(),
  checkout_token: z.string(),
});
const startedReply = z.object({ id: z.string() });
const capturedReply = z.object({ status: z.string(), order_id: z.string() });
const refusal = z.object({ error: z.object({ code: z.string() }) });

export const post = (
  world: World,
  shop: Shop,
  path: string,
  body: string,
  headers = {},
): Promise<RawAnswer> =>
  rawRequest({
    port: world.site.port,
    host: shop.host,
    path,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** The code of a refusal; an answer in another form counts as uncertain. */
export function refusalOf({ body }: RawAnswer): string {
  try {
    return refusal.parse(JSON.parse(body)).error.code;
  } catch {
    return 'internal_error';
  }
}

/** Places the order once and records the shop's answer. Returns the status. */
export async function placeOnce(world: World, shopper: Shopper): Promise<RawAnswer> {
  const { shop, attempt, body } = shopper;
  const answer = await post(world, shop, '/api/orders', body, { 'idempotency-key': attempt.key });
  if (answer.status === 201) {
    const placed = placedReply.parse(JSON.parse(answer.body));
    const order = { id: placed.order_id, number: placed.order_number, totalCents: placed.total_cents };
    if (attempt.order !== null && (attempt.order.id !== order.id || attempt.order.number !== order.number)) {
      world.record.complain(
        'attempts',
        `${attempt.key} was told of orders ${attempt.order.id} and ${order.id}`,
      );
    }
    attempt.order = order;
    shopper.token = placed.checkout_token;
  }
  return answer;
}

/** Opens the order at PayPal once. */
export async function openOnce(world: World, { shop, attempt, token }: Shopper): Promise<RawAnswer> {
  const { id = '', totalCents = 0 } = attempt.order ?? {};
  const body = JSON.stringify({
    tenant_id: shop.id,
    order_id: id,
    amount: centsToDecimal(cents(totalCents)),
  });
  const answer = await post(world, shop, '/api/paypal/create-order', body, {
    authorization: `Bearer ${token}`,
  });
  if (answer.status === 200) {
    attempt.paypalOrderId = startedReply.parse(JSON.parse(answer.body)).id;
  }
  return answer;
}

/** Captures the approved payment once. Returns PayPal's status, or the code of a refusal. */
export async function captureOnce(
  world: World,
  { shop, attempt }: Shopper,
): Promise<{ answer: RawAnswer; word: string }> {
  const body = JSON.stringify({ tenant_id: shop.id, paypal_order_id: attempt.paypalOrderId });
  const answer = await post(world, shop, '/api/paypal/capture-order', body);
  if (answer.status !== 200) {
    return { answer, word: refusalOf(answer) };
  }
  const { status, order_id } = capturedReply.parse(JSON.parse(answer.body));
  if (order_id !== attempt.order?.id) {
    world.record.complain('isolation', `${attempt.key} was told of another order when it paid: ${order_id}`);
  }
  attempt.isCompleted ||= status === 'COMPLETED';
  return { answer, word: status };
}

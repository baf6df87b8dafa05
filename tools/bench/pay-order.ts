// One order from cart to capture, with the requests of a shopper's browser.

import { z } from 'zod';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { cents, centsToDecimal } from '../../lib/money/cents';
import { approveOrder } from '../paypal-sandbox/client';
import { SetupError } from '../stack/report';
import { type Call, fetchAnswer } from './answer';

const placed = z.object({ order_id: z.string(), total_cents: z.int(), checkout_token: z.string() });
const opened = z.object({ id: z.string() });
const captured = z.object({ status: z.literal('COMPLETED'), order_id: z.string().transform(asOrderId) });

export type PayingShop = { port: number; tenantId: TenantId; payPalUrl: string; orderCall: Call };

async function ask<Reply>(port: number, call: Call, schema: z.ZodType<Reply>): Promise<Reply> {
  const { status, body } = await fetchAnswer(port, call);
  const reply = schema.safeParse(status < 300 ? JSON.parse(body.toString()) : null);
  if (!reply.success) {
    throw new SetupError(
      `${call.method} ${call.path} was answered ${status}: ${body.toString().slice(0, 300)}`,
    );
  }
  return reply.data;
}

/** Places an order, opens it at PayPal, approves it there and captures it. Returns the order's id. */
export async function payOrder({ port, tenantId, payPalUrl, orderCall }: PayingShop): Promise<OrderId> {
  const order = await ask(port, orderCall, placed);
  const post = (path: string, body: object, headers: Record<string, string> = {}): Call => ({
    method: 'POST',
    path,
    headers: { ...orderCall.headers, ...headers },
    body: JSON.stringify({ tenant_id: tenantId, ...body }),
  });
  const { id } = await ask(
    port,
    post(
      '/api/paypal/create-order',
      { order_id: order.order_id, amount: centsToDecimal(cents(order.total_cents)) },
      { authorization: `Bearer ${order.checkout_token}` },
    ),
    opened,
  );
  await approveOrder(payPalUrl, id);
  const { order_id } = await ask(port, post('/api/paypal/capture-order', { paypal_order_id: id }), captured);
  return order_id;
}

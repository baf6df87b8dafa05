// A purchase without the pages of a checkout, which have tests of their own: placed, approved and captured by the requests that they send.
import type { Page } from 'playwright/test';
import { z } from 'zod';
import { approveOrder } from '../../tools/paypal-sandbox/client';
import { cookiesOf } from '../../tools/requests/sign-in';
import { findProduct, query } from './database';
import { postJson } from './raw-request';
import { shop } from './shops';
import { customer } from './test';

const placed = z.object({ order_id: z.string(), total_cents: z.int(), checkout_token: z.string() });
const opened = z.object({ id: z.string() });

type Bought = { id: string; order_number: number; capture: string };

/** Buys a piece of a product. The browser then knows the order as after its checkout, and sees the success page. */
export async function buyOverApi(
  page: Page,
  slug: string,
  { name, personalisation, email }: { name: string; personalisation?: string; email: string },
): Promise<Bought> {
  const host = `${slug}.localhost`;
  const product = await findProduct(slug, name);
  const { name: fullName, phone, address, city, state, zip } = customer;
  const order = placed.parse(
    (
      await postJson(
        host,
        '/api/orders',
        {
          customer: { name: fullName, email, phone },
          shipping_address: { address, city, state, zip },
          lines: [{ product_id: product.id, quantity: 1, customization: personalisation }],
        },
        { 'idempotency-key': crypto.randomUUID() },
      )
    ).json,
  );
  const proof = { authorization: `Bearer ${order.checkout_token}` };
  const payment = { tenant_id: product.tenant_id };
  const { id } = opened.parse(
    (
      await postJson(
        host,
        '/api/paypal/create-order',
        { ...payment, order_id: order.order_id, amount: (order.total_cents / 100).toFixed(2) },
        proof,
      )
    ).json,
  );
  await approveOrder(process.env.E2E_PAYPAL_URL ?? '', id);
  const captured = await postJson(
    host,
    '/api/paypal/capture-order',
    { ...payment, paypal_order_id: id },
    proof,
  );
  await page
    .context()
    .addCookies([...cookiesOf(captured)].map(([key, value]) => ({ name: key, value, url: shop(slug) })));
  const [row] = await query<Bought>(
    `SELECT o.id, o.order_number, p.paypal_capture_id AS capture FROM orders o
     JOIN payments p ON p.tenant_id = o.tenant_id AND p.order_id = o.id
     WHERE o.id = $1 AND o.payment_status = 'paid'`,
    [order.order_id],
  );
  if (!row) {
    throw new Error(`The order was not paid: ${captured.status} ${captured.body}`);
  }
  return row;
}

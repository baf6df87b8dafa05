// Records in a database that the PayPal stand-in must load when it starts.
import { z } from 'zod';
import type { PastRecords } from '../paypal-sandbox/control/load';

const shopRow = z.object({ client_id: z.string(), webhook_id: z.string(), slug: z.string() });

const sellerRow = z.object({ client_id: z.string(), merchant_id: z.string() });

const paymentRow = z.object({
  client_id: z.string(),
  merchant_id: z.string().nullable(),
  partner_fee_cents: z.number(),
  order_id: z.string(),
  capture_id: z.string(),
  custom_id: z.string(),
  amount_cents: z.number(),
  paypal_fee_cents: z.number(),
  captured_at: z.date(),
  refunds: z.array(
    z.object({
      id: z.string(),
      customId: z.string(),
      amountCents: z.number(),
      platformFeeCents: z.number(),
      createdAt: z.string(),
    }),
  ),
});

const SHOPS = `
  SELECT paypal_client_id AS client_id, paypal_webhook_id AS webhook_id, slug FROM tenants
  WHERE paypal_client_id IS NOT NULL AND paypal_webhook_id IS NOT NULL`;

const SELLERS = `
  SELECT DISTINCT paypal_client_id AS client_id, paypal_merchant_id AS merchant_id FROM tenants
  WHERE paypal_merchant_id IS NOT NULL`;

// The account with which a payment was opened, if recorded: its shop may have another one by now.
const PAYMENTS = `
  SELECT coalesce(p.paypal_client_id, t.paypal_client_id) AS client_id, p.paypal_merchant_id AS merchant_id,
    p.partner_fee_cents, p.paypal_order_id AS order_id,
    p.paypal_capture_id AS capture_id, p.tenant_id || ':' || p.order_id AS custom_id, p.amount_cents,
    coalesce(p.paypal_fee_cents, 0) AS paypal_fee_cents, coalesce(p.captured_at, p.created_at) AS captured_at,
    coalesce((
      SELECT json_agg(json_build_object('id', r.paypal_refund_id, 'customId', r.id,
        'amountCents', r.amount_cents, 'platformFeeCents', coalesce(r.partner_fee_cents, 0), 'createdAt', r.created_at) ORDER BY r.created_at)
      FROM refunds r
      WHERE r.tenant_id = p.tenant_id AND r.payment_id = p.id AND r.status = 'completed'
        AND r.paypal_refund_id IS NOT NULL), '[]') AS refunds
  FROM payments p JOIN tenants t ON t.id = p.tenant_id
  WHERE t.paypal_client_id IS NOT NULL AND p.status = 'captured' AND p.paypal_capture_id IS NOT NULL
  ORDER BY p.captured_at`;

/** The captured payments of a database, and its shops' webhook addresses if the server listens on `port`. */
export async function readPaymentRecords(databaseUrl: string, port: number): Promise<PastRecords> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const shops = z.array(shopRow).parse((await client.query(SHOPS)).rows);
    const sellers = z.array(sellerRow).parse((await client.query(SELLERS)).rows);
    const payments = z.array(paymentRow).parse((await client.query(PAYMENTS)).rows);
    return {
      webhooks: shops.map(({ client_id, webhook_id, slug }) => ({
        clientId: client_id,
        id: webhook_id,
        url: `http://${slug}.localhost:${port}/api/paypal/webhook`,
      })),
      sellers: sellers.map(({ client_id, merchant_id }) => ({
        clientId: client_id,
        merchantId: merchant_id,
      })),
      payments: payments.map((row) => ({
        clientId: row.client_id,
        merchantId: row.merchant_id,
        platformFeeCents: row.partner_fee_cents,
        orderId: row.order_id,
        captureId: row.capture_id,
        customId: row.custom_id,
        amountCents: row.amount_cents,
        payPalFeeCents: row.paypal_fee_cents,
        capturedAt: row.captured_at.toISOString(),
        refunds: row.refunds,
      })),
    };
  } finally {
    await client.end();
  }
}

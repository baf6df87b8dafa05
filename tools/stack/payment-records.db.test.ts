import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createTenant } from '@/lib/testing/rows/factories';
import { createOrder } from '@/lib/testing/rows/orders';
import { readPaymentRecords } from './payment-records';

beforeEach(resetDatabase);

const read = () => readPaymentRecords(process.env.MIGRATION_DATABASE_URL ?? '', 3_000);

it('has the captured payments of connected shops with their refunds, and the webhook addresses', async () => {
  const shop = await createTenant({ slug: 'mugs', paypalClientId: 'client', paypalWebhookId: 'WH-MUGS' });
  const { id: orderId } = await createOrder(shop);
  const tenantId = shop.id;
  const { id: paymentId } = await database().payment.create({
    data: {
      tenantId,
      orderId,
      attempt: 1,
      paypalOrderId: 'ORDER-1',
      paypalCaptureId: 'CAPTURE-1',
      amountCents: 2_800,
      paypalFeeCents: 147,
      status: 'captured',
      capturedAt: new Date('2026-11-01T10:00:00Z'),
    },
  });
  await database().payment.create({
    data: { tenantId, orderId, attempt: 2, paypalOrderId: 'ORDER-2', amountCents: 2_800 },
  });
  const refund = { tenantId, orderId, paymentId, amountCents: 1_000 };
  const { id: refundId } = await database().refund.create({
    data: {
      ...refund,
      status: 'completed',
      paypalRefundId: 'REFUND-1',
      createdAt: new Date('2026-11-02T10:00:00Z'),
      completedAt: new Date('2026-11-02T10:00:00Z'),
    },
  });
  await database().refund.create({ data: refund });
  // A shop that was disconnected meanwhile has no account to ask.
  await createTenant({ slug: 'bowls' });

  expect(await read()).toEqual({
    webhooks: [{ clientId: 'client', id: 'WH-MUGS', url: 'http://mugs.localhost:3000/api/paypal/webhook' }],
    sellers: [],
    payments: [
      {
        clientId: 'client',
        merchantId: null,
        platformFeeCents: 0,
        orderId: 'ORDER-1',
        captureId: 'CAPTURE-1',
        customId: `${tenantId}:${orderId}`,
        amountCents: 2_800,
        payPalFeeCents: 147,
        capturedAt: '2026-11-01T10:00:00.000Z',
        refunds: [
          {
            id: 'REFUND-1',
            customId: refundId,
            amountCents: 1_000,
            platformFeeCents: 0,
            createdAt: expect.stringContaining('2026-11-02T10:00:00'),
          },
        ],
      },
    ],
  });
});

it('lists a payment under the account that took it, though the shop now has another one', async () => {
  const shop = await createTenant({ slug: 'mugs', paypalClientId: 'new' });
  for (const [index, paypalClientId] of ['old', null].entries()) {
    const { id: orderId } = await createOrder(shop);
    await database().payment.create({
      data: {
        tenantId: shop.id,
        orderId,
        attempt: 1,
        paypalOrderId: `ORDER-${index}`,
        paypalCaptureId: `CAPTURE-${index}`,
        paypalClientId,
        amountCents: 2_800,
        status: 'captured',
        capturedAt: new Date(`2026-11-0${index + 1}T10:00:00Z`),
      },
    });
  }
  const { payments = [] } = await read();
  expect(payments.map(({ orderId, clientId }) => [orderId, clientId])).toEqual([
    ['ORDER-0', 'old'],
    ['ORDER-1', 'new'],
  ]);
});

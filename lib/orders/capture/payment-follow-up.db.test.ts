import { expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { readAttemptStatus } from '@/lib/orders/status/stored-status';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder } from '@/lib/testing/rows/orders';
import { LONGEST_PENDING, LONGEST_UNCHECKED } from './payment-checks';
import { askAgain } from './payment-follow-up.commands';

/** A payment of that status, long without an answer, as the reconciler has read it. */
async function readLongAgo(status: 'pending' | 'created') {
  const tenant = await freshTenant();
  const { id: orderId } = await createOrder(tenant);
  const age = Math.max(LONGEST_PENDING, LONGEST_UNCHECKED);
  const row = await database().payment.create({
    data: {
      tenantId: tenant.id,
      ...{ orderId, attempt: 1, paypalOrderId: 'PAYPAL-1', amountCents: 2_800, status },
      createdAt: new Date(Date.now() - age),
    },
  });
  const payment = { ...row, orderId, paypalOrderId: 'PAYPAL-1', status: readAttemptStatus(row.status) };
  return { tenantId: tenant.id, payment };
}

const kinds = async () => (await database().orderAlert.findMany()).map(({ kind }) => kind);

it.each([
  ['pending', 'payment_waiting'],
  ['created', 'payment_unchecked'],
] as const)('a payment that is %s for too long is an alert', async (status, kind) => {
  const { tenantId, payment } = await readLongAgo(status);
  await askAgain(tenantId, payment, new Date());
  expect(await kinds()).toEqual([kind]);
});

it.each(['pending', 'created'] as const)(
  'a payment that was captured since it was read as %s is none: nothing would end the alert',
  async (status) => {
    const { tenantId, payment } = await readLongAgo(status);
    await database().payment.updateMany({ data: { status: 'captured', nextCheckAt: null } });
    await askAgain(tenantId, payment, new Date());
    expect(await kinds()).toEqual([]);
  },
);

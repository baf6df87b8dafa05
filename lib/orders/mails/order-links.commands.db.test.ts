import { beforeEach, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { deliverOrderMails } from './deliver-order-mails';
import { sendOrderLink } from './order-links.commands';

vi.mock('./deliver-order-mails', () => ({ deliverOrderMails: vi.fn() }));

let tenant: Tenant;
beforeEach(async () => {
  vi.mocked(deliverOrderMails).mockClear();
  tenant = await freshTenant();
});

const email = 'ada@example.test';
const owed = () => database().outboxMail.findMany({ select: { orderId: true, kind: true } });
const order = (paymentStatus: string) =>
  createOrderRow(tenant.id, { orderNumber: 1_042, customerEmail: email, paymentStatus });

it.each(['pending', 'paid', 'partially_refunded', 'refunded'])(
  'sends the link to an order whose payment is %s',
  async (paymentStatus) => {
    const orderId = await order(paymentStatus);
    await sendOrderLink(tenant.id, { orderNumber: 1_042, email: email.toUpperCase() });
    expect(await owed()).toEqual([{ orderId, kind: 'order_link' }]);
    expect(vi.mocked(deliverOrderMails).mock.calls).toEqual([[tenant.id, orderId]]);
  },
);

it.each(['unpaid', 'failed'])('sends nothing about an order whose payment is %s', async (paymentStatus) => {
  await order(paymentStatus);
  await sendOrderLink(tenant.id, { orderNumber: 1_042, email });
  expect(await owed()).toEqual([]);
});

it('sends nothing if number and address do not match, or for another shop', async () => {
  await order('paid');
  await sendOrderLink(tenant.id, { orderNumber: 1_043, email });
  await sendOrderLink(tenant.id, { orderNumber: 1_042, email: 'nobody@example.test' });
  await sendOrderLink((await createTenant()).id, { orderNumber: 1_042, email });
  expect(await owed()).toEqual([]);
});

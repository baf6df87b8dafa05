import { beforeEach, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { asOrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow } from '@/lib/testing/rows/order-rows';
import { createOrder } from '@/lib/testing/rows/orders';
import { findOrder } from './admin-order.queries';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

it('shows customer, address, total and timeline of a placed order', async () => {
  const { id } = await createOrder(tenant, { name: 'Mug', sku: 'MUG-1', priceCents: 2_800 }, 2);
  expect(await findOrder(tenant.id, id)).toMatchObject({
    orderNumber: 1_001,
    status: 'pending',
    paymentStatus: 'unpaid',
    paidAt: null,
    customer: { name: 'Ada Lovelace', email: 'ada@example.test', phone: '+1 555 0100' },
    shipTo: ['Ada Lovelace', '12 Kiln Lane', 'Asheville, NC 28801', 'US'],
    items: [
      {
        name: 'Mug',
        sku: 'MUG-1',
        quantity: 2,
        priceCents: 2_800,
        subtotalCents: 5_600,
        choices: [],
        logo: null,
        rosterFile: null,
        roster: null,
      },
    ],
    totalCents: 5_600,
    payments: [],
    facts: null,
    events: [{ title: 'Order placed', actorName: null }],
    internalNote: '',
  });
});

it('shows who has resolved an alert and when, in the order of time', async () => {
  const orderId = await createOrderRow(tenant.id);
  const note = (kind: string, createdAt: string) => ({ tenantId: tenant.id, orderId, kind, createdAt });
  await database().orderEvent.createMany({
    data: [note('payment.failed', '2026-11-20T10:00:00Z'), note('payment.pending', '2026-11-20T12:00:00Z')],
  });
  const alert = (subject: string, resolved: object) => ({
    tenantId: tenant.id,
    orderId,
    kind: 'refund_failed',
    subject,
    detail: { amountCents: 6_000, paypalRefundId: subject },
    createdAt: '2026-11-20T09:00:00Z',
    ...resolved,
  });
  await database().orderAlert.createMany({
    data: [
      alert('R1', { resolvedAt: '2026-11-20T11:00:00Z', resolvedBy: 'Dale Okafor' }),
      alert('still open', {}),
      alert('over by itself', { resolvedAt: '2026-11-20T11:30:00Z' }),
    ],
  });
  expect((await findOrder(tenant.id, orderId))?.events).toMatchObject([
    { title: 'PayPal declined the payment' },
    {
      title: 'Marked as done: PayPal refused to refund $60.00',
      text: 'PayPal transaction R1',
      actorName: 'Dale Okafor',
      createdAt: new Date('2026-11-20T11:00:00Z'),
    },
    { title: 'PayPal is checking the payment' },
  ]);
});

it('shows every answer of the shopper', async () => {
  const orderId = await createOrderRow(tenant.id);
  await database().orderItem.updateMany({
    where: { orderId },
    data: {
      customizationLabel: 'Name on the back',
      customizationText: 'Rosalind\nand friends',
      logoUrl: 'https://files.test/logo.png',
      rosterUrl: 'https://files.test/roster.csv',
      rosterData: [{ Name: 'Ada', Number: '007' }],
    },
  });
  const order = await findOrder(tenant.id, orderId);
  expect(order?.items[0]).toMatchObject({
    choices: [
      { kind: 'customization', label: 'Name on the back', value: 'Rosalind\nand friends' },
      { kind: 'logo', value: 'logo.png', files: [{ href: 'https://files.test/logo.png' }] },
      { kind: 'roster', value: 'roster.csv' },
    ],
    logo: { name: 'logo.png', href: 'https://files.test/logo.png' },
    rosterFile: { name: 'roster.csv' },
    roster: {
      columns: [
        { label: 'Name', kind: 'name' },
        { label: 'Number', kind: 'number' },
      ],
      rows: [['Ada', '007']],
    },
    madeRows: [],
  });
});

it('shows a logo with its preview, pixels and print advice, and what is made', async () => {
  const orderId = await createOrderRow(tenant.id);
  const file = await database().orderFile.create({
    data: {
      tenantId: tenant.id,
      orderId,
      kind: 'logo',
      objectKey: 'crest',
      fileName: 'crest.png',
      contentType: 'image/png',
      byteSize: 900,
      sha256: '0'.repeat(64),
      width: 300,
      height: 200,
      hasTransparency: false,
      storedAt: new Date(),
    },
  });
  const [item] = await database().orderItem.findMany({ where: { orderId } });
  await database().orderItem.updateMany({
    where: { orderId },
    data: {
      logoFileId: file.id,
      logoUrl: `/admin/orders/${orderId}/files/${file.id}/crest.png`,
      upchargeCents: 600,
    },
  });
  await database().madePiece.create({
    data: { tenantId: tenant.id, orderItemId: item?.id ?? '', row: 0, madeBy: 'Dale' },
  });
  const order = await findOrder(tenant.id, orderId);
  expect(order?.items[0]).toMatchObject({
    upchargeCents: 600,
    logo: {
      name: 'crest.png',
      previewHref: `/admin/orders/${orderId}/files/${file.id}/preview`,
      pixels: { width: 300, height: 200 },
      advice: [expect.stringContaining('300 pixels'), expect.stringContaining('transparent')],
    },
    madeRows: [0],
  });
});

it('shows payment attempts in their order, and what the shop keeps', async () => {
  const orderId = await createOrderRow(tenant.id, {
    paymentStatus: 'partially_refunded',
    status: 'processing',
  });
  const payment = { tenantId: tenant.id, orderId, amountCents: 5_600 };
  await database().payment.createMany({
    data: [
      {
        ...payment,
        attempt: 2,
        paypalOrderId: 'SECOND',
        paypalCaptureId: 'C2',
        status: 'captured',
        refundedCents: 600,
        paypalFeeCents: 244,
        platformFeeCents: 192,
      },
      { ...payment, attempt: 1, paypalOrderId: 'FIRST', status: 'failed' },
    ],
  });
  const { id: paymentId } = await database().payment.findFirstOrThrow({
    where: { orderId, status: 'captured' },
  });
  const refund = { tenantId: tenant.id, orderId, paymentId };
  await database().refund.createMany({
    data: [
      {
        ...refund,
        amountCents: 600,
        platformFeeReturnedCents: 21,
        status: 'completed',
        completedAt: new Date(),
      },
      { ...refund, amountCents: 1_000, status: 'requested' },
      { ...refund, amountCents: 2_000, status: 'failed', failure: 'REFUND_NOT_ALLOWED' },
    ],
  });
  const order = await findOrder(tenant.id, orderId);
  expect(order?.payments.map(({ refundableCents }) => refundableCents)).toEqual([0, 4_000]);
  expect(order?.refunds.map(({ amountCents, status }) => [amountCents, status]).sort()).toEqual([
    [1_000, 'requested'],
    [2_000, 'failed'],
    [600, 'completed'],
  ]);
  expect(order?.payments.map(({ paypalOrderId, status }) => [paypalOrderId, status])).toEqual([
    ['FIRST', 'failed'],
    ['SECOND', 'captured'],
  ]);
  expect(order?.facts).toEqual({
    captured: 5_600,
    refunded: 600,
    paypalFee: 244,
    platformFee: 192,
    platformFeeReturned: 21,
    net: 4_585,
  });
});

it('finds no unknown order, none of another shop, and none for an invalid id', async () => {
  const theirs = await createOrderRow((await createTenant()).id);
  for (const id of [theirs, '0190a1b2-0000-7000-8000-0000000000ff', 'new', '', "' OR 1=1", '1001', '\0']) {
    expect(await findOrder(tenant.id, asOrderId(id)), id).toBeNull();
  }
});

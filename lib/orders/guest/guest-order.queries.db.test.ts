import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { asOrderId, type OrderId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow, createOrderRows } from '@/lib/testing/rows/order-rows';
import { findGuestOrder } from './guest-order.queries';

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

const pay = (orderId: OrderId, changes: object = {}) =>
  database().payment.create({
    data: {
      tenantId: tenant.id,
      orderId,
      attempt: 1,
      paypalOrderId: randomUUID(),
      paypalCaptureId: '8R261647WV282751T',
      amountCents: 5_600,
      status: 'captured',
      capturedAt: new Date('2026-11-21T10:00:00Z'),
      nextCheckAt: null,
      ...changes,
    },
  });

const refund = (orderId: OrderId, paymentId: string, changes: object) =>
  database().refund.create({
    data: { tenantId: tenant.id, orderId, paymentId, amountCents: 1_000, reason: 'Between us', ...changes },
  });

describe("a guest's order", () => {
  it('has what the shopper typed, and the amounts', async () => {
    const id = await createOrderRow(tenant.id, { status: 'processing', paymentStatus: 'paid' });
    expect(await findGuestOrder(tenant.id, id)).toMatchObject({
      id,
      status: 'processing',
      paymentStatus: 'paid',
      hasExpired: false,
      email: 'ada@example.test',
      shipTo: ['Ada Lovelace', '12 Kiln Lane', 'Asheville, NC 28801', 'US'],
      totalCents: 5_600,
      lines: [{ name: 'Harvest Mug', quantity: 2, subtotalCents: 5_600, roster: null, choices: [] }],
      payments: [],
      refunds: [],
      contactEmail: null,
      canAnswerMails: false,
    });
  });

  it('says whether the last mail to the shopper was refused', async () => {
    const id = await createOrderRow(tenant.id, {});
    const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 10, minutes));
    const owe = (subject: string, data: object) =>
      database().outboxMail.create({
        data: { tenantId: tenant.id, orderId: id, kind: 'order_link', subject, ...data },
      });
    const isRefused = async () => (await findGuestOrder(tenant.id, id))?.isMailRefused;
    expect(await isRefused()).toBe(false);
    // Mails to the owner say nothing about the shopper's address.
    await owe('1', { kind: 'new_order', refusedAt: at(9) });
    await owe('2', { sentAt: at(1), nextAttemptAt: null });
    expect(await isRefused()).toBe(false);
    await owe('3', { refusedAt: at(2) });
    expect(await isRefused()).toBe(true);
    // The mailbox was full, and works again.
    await owe('4', { sentAt: at(3), nextAttemptAt: null });
    expect(await isRefused()).toBe(false);
  });

  it('is of this shop only, and contains nothing of another order', async () => {
    const [mine = asOrderId(''), other = asOrderId('')] = await createOrderRows(tenant.id, [
      { customerName: 'Ada' },
      { customerName: 'Somebody Else', customerEmail: 'else@example.test' },
    ]);
    await pay(other, { paypalCaptureId: 'OTHER' });
    const stranger = await createTenant();
    expect(await findGuestOrder(stranger.id, mine)).toBeNull();
    expect(await findGuestOrder(tenant.id, asOrderId(randomUUID()))).toBeNull();
    expect(JSON.stringify(await findGuestOrder(tenant.id, mine))).not.toMatch(/OTHER|[Ee]lse/);
  });

  it('counts a roster, without its names', async () => {
    const id = await createOrderRow(tenant.id);
    await database().orderItem.updateMany({
      where: { orderId: id },
      data: {
        rosterData: [
          { Name: 'Okafor', Number: '007', Size: 'M' },
          { Name: 'Silva', Number: '9', Size: 'S' },
          { Name: 'Moreau', Number: '10', Size: 'M' },
        ],
        rosterUrl: '/files/team%20list.csv',
        logoUrl: '/files/crest.png',
      },
    });
    const order = await findGuestOrder(tenant.id, id);
    expect(order?.lines).toMatchObject([
      {
        roster: {
          pieces: 3,
          sizes: [
            { label: 'S', pieces: 1 },
            { label: 'M', pieces: 2 },
          ],
        },
        choices: [
          { label: 'Logo', value: 'crest.png' },
          { label: 'Roster', value: 'team list.csv' },
        ],
      },
    ]);
    expect(JSON.stringify(order)).not.toMatch(/Okafor|Silva|Moreau|"007"/);
  });

  it('shows captured payments and their refunds, without the people and reasons', async () => {
    const id = await createOrderRow(tenant.id, { internalNote: 'Pays late' });
    const { id: paymentId } = await pay(id);
    const { id: failedId } = await pay(id, {
      attempt: 2,
      status: 'failed',
      paypalCaptureId: 'WRONG',
      capturedAt: null,
    });
    const completedAt = new Date('2026-11-22T10:00:00Z');
    await refund(id, paymentId, { status: 'completed', completedAt, actorName: 'Otto Owner' });
    await refund(id, paymentId, { status: 'pending', amountCents: 500, kind: 'reversal' });
    await refund(id, paymentId, { status: 'failed', amountCents: 700 });
    await refund(id, failedId, { status: 'completed', completedAt, amountCents: 9_900 });
    const order = await findGuestOrder(tenant.id, id);
    expect(order?.payments).toMatchObject([{ transactionId: '8R261647WV282751T', amountCents: 5_600 }]);
    expect(order?.refunds).toMatchObject([
      { kind: 'refund', amountCents: 1_000, completedAt },
      { kind: 'reversal', amountCents: 500, completedAt: null },
    ]);
    expect(JSON.stringify(order)).not.toMatch(/Between us|Otto|Pays late|WRONG/);
  });

  it("shows the shop's contact address, and none of its other addresses", async () => {
    const id = await createOrderRow(tenant.id);
    await database().tenant.update({
      where: { id: tenant.id },
      data: { notificationEmail: 'owner@example.test' },
    });
    expect(await findGuestOrder(tenant.id, id)).toMatchObject({ contactEmail: null, canAnswerMails: true });
    await database().tenant.update({
      where: { id: tenant.id },
      data: { replyToEmail: 'hello@example.test' },
    });
    expect((await findGuestOrder(tenant.id, id))?.contactEmail).toBe('hello@example.test');
  });

  it('has begun once a person says so or ticks a piece, but not because it was paid', async () => {
    const event = (actorName: string | null) => ({
      data: { tenantId: tenant.id, kind: 'order.status', toValue: 'processing', actorName },
    });
    const paid = { status: 'processing', paymentStatus: 'paid' };
    const [plain, said, ticked] = [
      await createOrderRow(tenant.id, paid),
      await createOrderRow(tenant.id, paid),
      await createOrderRow(tenant.id, paid),
    ];
    await database().orderEvent.create({ data: { ...event(null).data, orderId: plain } });
    await database().orderEvent.create({ data: { ...event('Ada').data, orderId: said } });
    const { id: orderItemId } = await database().orderItem.findFirstOrThrow({ where: { orderId: ticked } });
    await database().madePiece.create({
      data: { tenantId: tenant.id, orderItemId, row: 0, madeBy: 'Ada' },
    });
    const begun = await Promise.all(
      [plain, said, ticked].map(async (id) => (await findGuestOrder(tenant.id, id))?.hasBegun),
    );
    expect(begun).toEqual([false, true, true]);
  });

  it('knows an order that expired unpaid', async () => {
    const id = await createOrderRow(tenant.id, { status: 'cancelled', expiredAt: new Date() });
    expect(await findGuestOrder(tenant.id, id)).toMatchObject({ status: 'cancelled', hasExpired: true });
  });
});

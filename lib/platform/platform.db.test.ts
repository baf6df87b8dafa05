import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import { asTenantId } from '@/lib/ids';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { getPaymentSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { createOperator } from '@/lib/testing/rows/operators';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';
import type { Operator } from './operator';
import { findOrders, listPeople, listSignups } from './people.queries';
import { inviteSignup, setFee, setOpening } from './platform.commands';
import { getOverview, getShop, listShops, PAGE_SIZE } from './shops.queries';
import { listTroubles } from './troubles.queries';

let operator: Operator;
let shop: Tenant;
let platform: Tenant;
beforeEach(async () => {
  await resetDatabase();
  operator = await createOperator();
  shop = await createTenant({ name: 'Clay & Kiln', slug: 'clayandkiln' });
  const found = await findPlatform();
  if (found === null) {
    throw new Error('The platform has no row');
  }
  platform = found;
});

async function order(email: string, at = shop) {
  const { id } = await createProduct(at.id, { priceCents: 10_000 });
  const input = orderOf({ product_id: id, quantity: 1 });
  const placed = await placeOrder(at, { ...input, customer: { ...input.customer, email } }, randomUUID());
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  return placed.value;
}

const everything = { search: '', state: null, page: 1 } as const;
const names = async (filter: Partial<Parameters<typeof listShops>[1]>) =>
  (await listShops(operator, { ...everything, ...filter })).shops.map(({ name }) => name);

describe('the list of shops', () => {
  it('finds by name, address, domain, owner and state, and never the platform', async () => {
    const other = await createTenant({ name: 'Quiet_Loom', slug: 'loom', customDomain: 'quietloom.test' });
    await database().tenant.update({ where: { id: other.id }, data: { state: 'suspended' } });
    expect(await names({})).toEqual(['Quiet_Loom', 'Clay & Kiln']);
    expect(await names({ search: 'KILN' })).toEqual(['Clay & Kiln']);
    expect(await names({ search: 'quietloom.te' })).toEqual(['Quiet_Loom']);
    // A literal search: neither % nor _ is a wildcard.
    expect(await names({ search: 't_l' })).toEqual(['Quiet_Loom']);
    expect(await names({ search: 'y_&' })).toEqual([]);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: 'platform' })).toEqual([]);
    expect(await names({ state: 'suspended' })).toEqual(['Quiet_Loom']);
    const { email } = await database().user.findFirstOrThrow({
      where: { tenants: { some: { tenantId: other.id } } },
    });
    expect(await names({ search: email })).toEqual(['Quiet_Loom']);
  });

  it('has pages', async () => {
    for (let number = 0; number < PAGE_SIZE; number += 1) {
      await createTenant({ name: `Shop ${number}` });
    }
    const first = await listShops(operator, everything);
    expect([first.shops.length, first.hasMore]).toEqual([PAGE_SIZE, true]);
    const second = await listShops(operator, { ...everything, page: 2 });
    expect([second.shops.map(({ name }) => name), second.hasMore]).toEqual([['Clay & Kiln'], false]);
  });
});

describe('a fee', () => {
  it('counts for orders from its moment on, and an order keeps the rule that it was placed under', async () => {
    const before = await order('ada@example.test');
    await setFee(operator, shop.id, { basisPoints: 1_050, fixedCents: 25, from: new Date(0) });
    await setFee(operator, shop.id, {
      basisPoints: 0,
      fixedCents: 0,
      from: new Date(Date.now() + 86_400_000),
    });
    const after = await order('ada@example.test');
    expect(await readOrder(before.id)).toMatchObject({ platformFeeCents: 320, platformFeeFixedCents: 30 });
    const row = await readOrder(after.id);
    expect(row).toMatchObject({ platformFeeCents: 1_075, platformFeeFixedCents: 25 });
    expect(Number(row.platformFeePercentage)).toBe(10.5);
    expect((await getPaymentSettings(shop.id)).platformFee).toEqual({ basisPoints: 1_050, fixedCents: 25 });
    const detail = await getShop(operator, shop.id);
    expect(detail?.shop.fee).toEqual({ basisPoints: 1_050, fixedCents: 25 });
    expect(detail?.fees.map(({ basisPoints }) => basisPoints)).toEqual([0, 1_050]);
    expect(detail?.log.map(({ kind }) => kind)).toEqual(['shop.fee_changed', 'shop.fee_changed']);
  });

  it('is between nothing and all, of a shop that there is', async () => {
    const fee = (basisPoints: number, fixedCents: number, id = shop.id) =>
      setFee(operator, id, { basisPoints, fixedCents, from: new Date() });
    await expect(fee(10_001, 0)).rejects.toThrow(/tenant_fees_percentage_check/);
    await expect(fee(-1, 0)).rejects.toThrow(/tenant_fees_percentage_check/);
    await expect(fee(0, -1)).rejects.toThrow(/tenant_fees_fixed_check/);
    await expect(fee(0, 0, platform.id)).rejects.toThrow(/no such shop/);
    await expect(fee(0, 0, asTenantId(randomUUID()))).rejects.toThrow(/no such shop/);
    expect(await database().tenantFee.count()).toBe(0);
  });
});

describe('looking up an order', () => {
  it('finds it by number, address and PayPal’s ids, across shops, and keeps who looked for what', async () => {
    const other = await createTenant({ name: 'Quiet Loom' });
    const [first, second] = [await order('Ada@example.test'), await order('ada@example.test', other)];
    await database().payment.create({
      data: { tenantId: shop.id, orderId: first.id, attempt: 1, paypalOrderId: 'PP-1', amountCents: 10_000 },
    });
    const found = async (wanted: string) => (await findOrders(operator, wanted)).map(({ id }) => id);
    expect((await found('ada@EXAMPLE.test')).sort()).toEqual([first.id, second.id].sort());
    expect(await found('PP-1')).toEqual([first.id]);
    expect((await found('#1001')).sort()).toEqual([first.id, second.id].sort());
    expect(await found('ada')).toEqual([]);
    expect(await found('%')).toEqual([]);
    const log = await database().auditEvent.findMany({ where: { kind: 'platform.orders_looked_up' } });
    expect(log.map(({ subject }) => subject).sort()).toEqual([
      '#1001',
      '%',
      'PP-1',
      'ada',
      'ada@EXAMPLE.test',
    ]);
  });
});

describe('people and sign-ups', () => {
  it('are found with their places, and invited with one press', async () => {
    const { people } = await listPeople(operator, { search: 'owner-', page: 1 });
    expect(people).toMatchObject([{ hasPassword: false, places: [{ shop: 'Clay & Kiln', role: 'owner' }] }]);
    const { id } = await database().contactSignup.create({ data: { email: 'june@example.test' } });
    expect((await listSignups(operator, { search: 'JUNE', page: 1 })).signups).toMatchObject([
      { id, invitedAt: null },
    ]);
    const siteUrl = 'http://makerfront.test/';
    expect(await inviteSignup(operator, platform, { id, siteUrl })).toEqual({
      ok: true,
      value: { email: 'june@example.test' },
    });
    expect(await database().outboxMail.findMany()).toMatchObject([
      { tenantId: platform.id, kind: 'opening_invitation', recipient: 'june@example.test' },
    ]);
    expect(await inviteSignup(operator, platform, { id: randomUUID(), siteUrl })).toEqual({
      ok: false,
      error: 'gone',
    });
  });
});

it('shows the platform in numbers, and what waits for a person', async () => {
  const { id } = await order('ada@example.test');
  await database().payment.create({
    data: {
      ...{ tenantId: shop.id, orderId: id, attempt: 1, paypalOrderId: 'PP-1', amountCents: 10_000 },
      ...{ status: 'captured', capturedAt: new Date(), platformFeeCents: 320, refundedCents: 1_000 },
    },
  });
  await database().orderAlert.create({
    data: { tenantId: shop.id, orderId: id, kind: 'second_capture', subject: 'x' },
  });
  await database().outboxMail.create({
    data: {
      tenantId: shop.id,
      orderId: id,
      kind: 'order_confirmation',
      attempts: 9,
      gaveUpAt: new Date(),
      nextAttemptAt: null,
    },
  });
  expect(await getOverview(operator)).toMatchObject({ salesCents: 9_000, feesCents: 320, returnedCents: 0 });
  const { shops } = await getOverview(operator);
  expect(shops.find(({ state }) => state === 'live')).toEqual({ state: 'live', count: 1 });
  expect(await listTroubles(operator)).toMatchObject({
    mails: [{ shop: 'Clay & Kiln', what: 'order_confirmation', detail: 'ada@example.test' }],
    webhooks: [],
    alerts: [{ shop: 'Clay & Kiln', what: 'second_capture', detail: '#1001' }],
  });
});

describe('nobody but an operator', () => {
  const CALLS: readonly [string, (who: Operator) => Promise<unknown>][] = [
    ['lists shops', (who) => listShops(who, everything)],
    ['opens a shop’s page', (who) => getShop(who, shop.id)],
    ['reads the overview', getOverview],
    ['lists people', (who) => listPeople(who, everything)],
    ['lists sign-ups', (who) => listSignups(who, everything)],
    ['finds orders', (who) => findOrders(who, 'ada@example.test')],
    ['reads troubles', listTroubles],
    ['sets a fee', (who) => setFee(who, shop.id, { basisPoints: 0, fixedCents: 0, from: new Date() })],
    ['sets who may open', (who) => setOpening(who, 'open')],
    ['invites', (who) => inviteSignup(who, platform, { id: randomUUID(), siteUrl: 'http://x.test/' })],
  ];

  it.each(CALLS)('%s', async (_, call) => {
    const owner = await database().tenantUser.findFirstOrThrow({ where: { tenantId: shop.id } });
    const inAnHour = new Date(Date.now() + 3_600_000);
    const ofShop = await database().session.create({
      data: {
        ...{ tenantId: shop.id, userId: owner.userId, assuranceLevel: 2 },
        ...{ accessExpiresAt: inAnHour, expiresAt: inAnHour },
      },
    });
    for (const sessionId of [ofShop.id, randomUUID(), '']) {
      await expect(call({ sessionId }), sessionId).rejects.toThrow(/permission denied/);
    }
  });

  it.each([
    `operator_set_fee('00000000-0000-0000-0000-000000000000', 0, 0, now())`,
    `operator_find_orders('ada@example.test', 10)`,
    'operator_failed_mails(10)',
    'operator_alerts(10)',
    'operator_log(NULL, 10)',
    `operator_set_opening('open')`,
    `operator_invite_signup('00000000-0000-0000-0000-000000000000')`,
  ])('calls %s', async (call) => {
    await expect(platformDb().$queryRawUnsafe(`SELECT ${call}::text`)).rejects.toThrow(/permission denied/);
    const inScope = tenantDb(shop.id, (db) => db.$queryRawUnsafe(`SELECT ${call}::text`));
    await expect(inScope).rejects.toThrow(/permission denied/);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { asOrderId, type TenantId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder } from '@/lib/testing/rows/orders';
import { database } from './client';
import { isForeignKeyViolation, isRawUniqueViolation } from './errors';
import { Prisma } from './generated/client';
import { columnOf, type Fields, insertRows, writeTogether } from './insert-rows';
import { newOrderId, newRowId } from './row-id';
import { tenantDb } from './tenant-db';

const FIELDS = {
  orders: Prisma.OrderScalarFieldEnum,
  order_files: Prisma.OrderFileScalarFieldEnum,
  order_items: Prisma.OrderItemScalarFieldEnum,
  order_events: Prisma.OrderEventScalarFieldEnum,
  order_extras: Prisma.OrderExtrasScalarFieldEnum,
  outbox_mails: Prisma.OutboxMailScalarFieldEnum,
  payments: Prisma.PaymentScalarFieldEnum,
  stock_holds: Prisma.StockHoldScalarFieldEnum,
} satisfies Record<keyof Fields, object>;

it.each(Object.entries(FIELDS))('the fields of %s are columns in snake case', async (table, fields) => {
  const columns = await database().$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns WHERE table_name = ${table}`;
  expect(Object.keys(fields).map(columnOf).sort()).toEqual(columns.map(({ name }) => name).sort());
});

let tenant: Tenant;
let tenantId: TenantId;
beforeEach(async () => {
  tenant = await freshTenant();
  tenantId = tenant.id;
});

const run = (statement: Prisma.Sql) => tenantDb(tenantId, (db) => db.$executeRaw(statement));

const NOW = new Date('2026-03-01T10:20:30.456Z');

const orderRow = (changes: Partial<Prisma.OrderCreateManyInput> = {}) => ({
  tenantId,
  id: newOrderId(),
  orderNumber: 1_001,
  customerName: 'Zoë "O’Neil" \\ 陶芸 🏺',
  customerEmail: 'zoe@example.test',
  customerPhone: '555',
  shippingAddress: '1 Kiln Lane',
  shippingCity: 'Portland',
  shippingState: 'OR',
  shippingZip: '97201',
  totalCents: 2_800,
  charges: [{ kind: 'goods', name: 'a\n"b"', amountCents: 2_800, rateBasisPoints: null }],
  delivery: Prisma.DbNull,
  readyBy: new Date('2026-03-09'),
  platformFeeCents: 142,
  platformFeePercentage: 5.07,
  platformFeeFixedCents: 0,
  idempotencyKey: 'key-12345678',
  requestFingerprint: 'f',
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});

const itemRow = (orderId: string, position = 0) => ({
  ...{ tenantId, id: newRowId(), orderId, position, productName: 'Mug', productSku: 'MUG' },
  ...{ productPriceCents: 2_800, quantity: 1, subtotalCents: 2_800 },
});

const eventRow = (orderId: string) => ({
  ...{
    tenantId,
    id: newRowId(),
    orderId: asOrderId(orderId),
    kind: 'order.created',
    detail: { a: ['b', null] },
  },
  fromValue: null,
});

describe('inserting rows', () => {
  it('keeps each value, and leaves the others to their defaults', async () => {
    const { platformFeePercentage, delivery, ...order } = orderRow();
    expect(await run(insertRows('orders', [{ ...order, platformFeePercentage, delivery }]))).toBe(1);
    const stored = await database().order.findFirstOrThrow({ where: { tenantId } });
    expect(stored).toMatchObject({
      ...order,
      delivery: null,
      shippingCountry: 'US',
      status: 'pending',
      source: null,
    });
    expect(String(stored.platformFeePercentage)).toBe('5.07');
    const [{ isNull } = {}] = await database().$queryRaw<{ isNull: boolean }[]>`
      SELECT delivery IS NULL AS "isNull" FROM orders WHERE tenant_id = ${tenantId}::uuid`;
    expect(isNull).toBe(true);
  });

  it('takes an order with what refers to it, in any order', async () => {
    const order = orderRow();
    const items = [itemRow(order.id), itemRow(order.id, 1)];
    const inserts = [
      insertRows('order_items', items),
      insertRows('order_events', [eventRow(order.id)]),
      insertRows('orders', [order]),
    ];
    await run(writeTogether(inserts));
    expect(await database().orderItem.count({ where: { tenantId, orderId: order.id } })).toBe(2);
    expect(await database().orderEvent.findFirst({ where: { tenantId } })).toMatchObject({
      detail: { a: ['b', null] },
    });
  });

  it('inserts nothing at all if one part is refused', async () => {
    const { id } = await createOrder(tenant);
    const other = orderRow({ orderNumber: 1_077 });
    const twice = writeTogether([
      insertRows('orders', [other]),
      insertRows('order_items', [itemRow(other.id), itemRow(other.id)]),
    ]);
    await expect(run(twice)).rejects.toSatisfy(isRawUniqueViolation);
    const nowhere = writeTogether([
      insertRows('orders', [other]),
      insertRows('order_events', [eventRow(newRowId())]),
    ]);
    await expect(run(nowhere)).rejects.toSatisfy(isForeignKeyViolation);
    expect((await database().order.findMany({ where: { tenantId } })).map((order) => order.id)).toEqual([id]);
  });

  it('of another shop is refused', async () => {
    const other = await freshTenant();
    await expect(run(insertRows('orders', [orderRow({ tenantId: other.id })]))).rejects.toThrow(
      /row-level security/,
    );
  });

  it('can leave out what is there', async () => {
    const { id: orderId } = await createOrder(tenant);
    const mail = () => ({ tenantId, id: newRowId(), orderId, kind: 'order_confirmation' });
    const first = mail();
    await run(insertRows('outbox_mails', [first]));
    expect(await run(insertRows('outbox_mails', [mail()], { skipDuplicates: true }))).toBe(0);
    await expect(run(insertRows('outbox_mails', [mail()]))).rejects.toSatisfy(isRawUniqueViolation);
    expect(await database().outboxMail.findMany({ where: { tenantId } })).toMatchObject([{ id: first.id }]);
  });
});

describe('rows that cannot be one statement are a bug', () => {
  it.each([
    ['none', []],
    ['one with more fields', [{ ...eventRow('o') }, { ...eventRow('o'), toValue: 'x' }]],
    [
      'one with other fields',
      [{ ...eventRow('o') }, { ...eventRow('o'), fromValue: undefined, toValue: 'x' }],
    ],
  ])('%s', (_name, rows) => {
    expect(() => insertRows('order_events', rows as Prisma.OrderEventCreateManyInput[])).toThrow(
      'same fields',
    );
  });

  it('nothing to insert', () => {
    expect(() => writeTogether([])).toThrow('nothing');
  });
});

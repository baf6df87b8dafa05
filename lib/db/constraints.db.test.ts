import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTenant } from '../testing/factories';
import { resetDatabase } from '../testing/reset-database';
import {
  createTenantRows,
  insertRow,
  otherIds,
  type Row,
  type RowIds,
  tenantRows,
} from '../testing/tenant-rows';
import { database } from './client';
import { isUniqueViolation } from './errors';

let ids: RowIds;
beforeEach(async () => {
  await resetDatabase();
  ids = await createTenantRows();
});

/** Inserts one more row of a table, below the rows that are there, with `change` laid over it. */
function insert(table: string, change: Row = {}): Promise<number> {
  const row = tenantRows[table]?.row(ids) ?? {};
  const id: Row = 'id' in row ? { id: randomUUID() } : {};
  return insertRow(database(), table, { ...row, ...id, ...change });
}

describe('the database refuses', () => {
  it.each<[string, string, Row]>([
    ['a price of -1', 'products', { price_cents: -1 }],
    ['a product without a name', 'products', { name: '  ' }],
    ['a product without an SKU', 'products', { sku: '' }],
    ['an SKU of 65 characters', 'products', { sku: 'x'.repeat(65) }],
    ['a category without a name', 'categories', { name: '' }],
    ['a category before the first place', 'categories', { display_order: -1 }],
    ['an unknown order status', 'orders', { status: 'shipped' }],
    ['an unknown payment status', 'orders', { payment_status: 'captured' }],
    ['an order number of 1000', 'orders', { order_number: 1_000 }],
    ['a total of -1', 'orders', { total_cents: -1, platform_fee_cents: 0 }],
    ['a platform fee above the total', 'orders', { total_cents: 100, platform_fee_cents: 101 }],
    ['a platform fee of -1', 'orders', { platform_fee_cents: -1 }],
    ['a country in full', 'orders', { shipping_country: 'United States' }],
    ['a quantity of 0', 'order_items', { quantity: 0 }],
    ['a quantity of -1', 'order_items', { quantity: -1 }],
    ['a line with a price of -1', 'order_items', { product_price_cents: -1 }],
    ['a line with a subtotal of -1', 'order_items', { subtotal_cents: -1 }],
    [
      'a line with rows of its own and a roster to refer to',
      'order_items',
      { roster_id: randomUUID(), roster_data: [{ Name: 'Ada' }] },
    ],
    ['a payment of nothing', 'payments', { amount_cents: 0 }],
    ['a payment attempt 0', 'payments', { attempt: 0 }],
    ['an unknown status of a payment', 'payments', { status: 'paid' }],
    ['an unknown role', 'tenant_users', { role: 'admin' }],
    ['a colour by name', 'tenants', { primary_color: 'red' }],
    ['a colour of three digits', 'tenants', { secondary_color: '#fff' }],
    ['a colour with more behind it', 'tenants', { primary_color: '#ffffff;x:y' }],
    ['a slug in capitals', 'tenants', { slug: 'Acme' }],
    ['a slug with a dot', 'tenants', { slug: 'a.b' }],
    ['a slug that starts with a hyphen', 'tenants', { slug: '-a' }],
    ['an empty slug', 'tenants', { slug: '' }],
    ['a slug with a line break', 'tenants', { slug: 'acme\n' }],
    ['a slug of 64 characters', 'tenants', { slug: 'a'.repeat(64) }],
    ['a custom domain with one label', 'tenants', { custom_domain: 'quietloom' }],
    ['a custom domain with a port', 'tenants', { custom_domain: 'quietloom.test:80' }],
    ['a custom domain in capitals', 'tenants', { custom_domain: 'Quietloom.test' }],
    ['a platform fee of 101%', 'tenants', { platform_fee_percentage: 101 }],
    ['a negative platform fee', 'tenants', { platform_fee_fixed_cents: -1 }],
  ])('%s', async (_name, table, change) => {
    await expect(insert(table, change)).rejects.toThrow(/violates check constraint/);
  });

  it('an address with capitals, which would be a second account or sign-up of one person', async () => {
    const email = 'Ada@example.test';
    const user = database().user.create({ data: { email, passwordHash: 'none' } });
    await expect(user).rejects.toThrow(/check/i);
    await expect(database().contactSignup.create({ data: { email } })).rejects.toThrow(/check/i);
  });

  it('a total that is not the sum of what an integer column holds', async () => {
    await expect(insert('orders', { total_cents: 2 ** 31 })).rejects.toThrow(/out of range/);
  });
});

describe('unique in a shop', () => {
  it.each<[string, Row]>([
    ['products', { sku: 'SAME-0001' }],
    ['orders', { order_number: 2_000 }],
    ['orders', { idempotency_key: 'the-same-key' }],
    ['order_items', { position: 7 }],
    ['payments', { attempt: 7 }],
    ['payments', { paypal_order_id: '5O190127TN364715T' }],
    ['payments', { paypal_capture_id: '3C679366HH908993F' }],
    ['outbox_mails', { kind: 'order_confirmation', subject: '' }],
  ])('but not across shops: %s with %o', async (table, same) => {
    await insert(table, same);
    await expect(insert(table, same)).rejects.toThrow(/unique constraint/i);
    ids = await createTenantRows();
    expect(await insert(table, same)).toBe(1);
  });
});

describe('what Prisma says of a refusal', () => {
  it('is told apart: a row that is there already, one that is not there, and anything else', async () => {
    const { slug } = await createTenant();
    const twice = await createTenant({ slug }).catch((error: unknown) => error);
    const where = { tenantId_id: { tenantId: ids.tenant, id: otherIds(ids).product } };
    const missing = await database()
      .product.delete({ where })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    expect([missing, new Error('P2002'), null].map(isUniqueViolation)).toEqual([false, false, false]);
  });
});

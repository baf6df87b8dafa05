import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { orderOf } from '@/lib/testing/rows/orders';
import { placeOrder } from './place-order';

let tenant: Tenant;
let productId: string;
beforeEach(async () => {
  tenant = await freshTenant();
  productId = (await createProduct(tenant.id)).id;
});

const place = (key: string, quantity = 1) =>
  placeOrder(tenant, orderOf({ product_id: productId, quantity }), key);

const numbersOf = async (tenantId: TenantId) =>
  (await database().order.findMany({ where: { tenantId }, orderBy: { orderNumber: 'asc' } })).map(
    ({ orderNumber }) => orderNumber,
  );

const numbersFrom1001 = (count: number) => Array.from({ length: count }, (_value, index) => 1_001 + index);

describe('the same idempotency key', () => {
  it('gives the same answer and one order, even if prices have changed or the product is gone', async () => {
    const first = await place('the-very-same-key');
    const where = { tenantId_id: { tenantId: tenant.id, id: productId } };
    await database().product.update({ where, data: { priceCents: 9_900, isActive: false } });
    expect(await place('the-very-same-key')).toEqual(first);
    expect(await numbersOf(tenant.id)).toEqual([1_001]);
    expect(await database().orderItem.count()).toBe(1);
  });

  it('with another order is refused and changes nothing', async () => {
    await place('the-very-same-key');
    const error = { code: 'idempotency_key_reused' };
    expect(await place('the-very-same-key', 2)).toEqual({ ok: false, error });
    const other = orderOf({ product_id: productId, quantity: 1 });
    other.customer.email = 'grace@example.test';
    expect(await placeOrder(tenant, other, 'the-very-same-key')).toEqual({ ok: false, error });
    expect(await numbersOf(tenant.id)).toEqual([1_001]);
  });

  it('in another shop is another order', async () => {
    const neighbour = await createTenant();
    const product = await createProduct(neighbour.id);
    await place('the-very-same-key');
    const input = orderOf({ product_id: product.id, quantity: 1 });
    expect(await placeOrder(neighbour, input, 'the-very-same-key')).toMatchObject({
      ok: true,
      value: { orderNumber: 1_001 },
    });
  });

  it('sent twenty times at once makes one order, and all requests get its answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => place('the-very-same-key')));
    expect(answers[0]).toMatchObject({ ok: true, value: { orderNumber: 1_001 } });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await numbersOf(tenant.id)).toEqual([1_001]);
    expect(await place('another-key-later')).toMatchObject({ value: { orderNumber: 1_002 } });
  });
});

describe('order numbers', () => {
  it('of forty orders at once run from 1001 to 1040 without gap or duplicate', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_value, index) => place(`one-of-forty-${index}`)),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await numbersOf(tenant.id)).toEqual(numbersFrom1001(40));
  });

  it('have no gap if some of the orders at once are refused or fail', async () => {
    const custom = await createProduct(tenant.id, { allowsCustomization: true });
    const broken = orderOf({ product_id: custom.id, quantity: 1, customization: 'a\0b' });
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_value, index) =>
        index % 3 === 0 ? placeOrder(tenant, broken, `breaks-${index}`) : place(`is-placed-${index}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbersOf(tenant.id)).toEqual(numbersFrom1001(20));
  });

  it('are counted separately in each shop', async () => {
    const neighbour = await createTenant();
    const product = await createProduct(neighbour.id);
    const theirs = orderOf({ product_id: product.id, quantity: 1 });
    await Promise.all(
      Array.from({ length: 10 }, (_value, index) => [
        place(`ours-number-${index}`),
        placeOrder(neighbour, theirs, `theirs-number-${index}`),
      ]).flat(),
    );
    expect(await numbersOf(tenant.id)).toEqual(numbersFrom1001(10));
    expect(await numbersOf(neighbour.id)).toEqual(numbersFrom1001(10));
  });
});

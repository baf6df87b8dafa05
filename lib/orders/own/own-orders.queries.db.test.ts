import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCustomer, createOwner } from '@/lib/testing/rows/customers';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { createOrderRow, createOrderRows } from '@/lib/testing/rows/order-rows';
import { decodeOrderCursor } from '../list/order-cursor';
import { type OrderOwner, ownerOf, ownsOrder } from './order-owner';
import { listOwnOrders, OWN_ORDERS_PER_PAGE } from './own-orders.queries';

const PAID = { status: 'processing', paymentStatus: 'paid', paidAt: new Date() };
const EMAIL = 'a_da@example.test';

let tenant: Tenant;
let other: Tenant;
let owner: OrderOwner;
beforeEach(async () => {
  [tenant, other] = await freshTenants();
  owner = await createOwner(tenant.id, { email: EMAIL });
});

const listed = async (who = owner, shop = tenant) =>
  (await listOwnOrders(shop.id, who, null)).orders.map(({ id }) => id);

describe('whose orders are whose', () => {
  it('are those of the account and those of its proven address, however that was typed', async () => {
    const mine = await createOrderRow(tenant.id, { customerId: owner.customerId, customerEmail: 'x@y.test' });
    const asGuest = await createOrderRow(tenant.id, { ...PAID, customerEmail: 'A_Da@Example.TEST' });
    expect((await listed()).sort()).toEqual([mine, asGuest].sort());
    for (const id of [mine, asGuest]) {
      expect(await ownsOrder(tenant.id, owner, id)).toBe(true);
    }
  });

  it.each([
    ['of an address that is only like it', { ...PAID, customerEmail: 'axda@example.test' }],
    ['that somebody placed under the address and nobody pays', { customerEmail: EMAIL }],
  ])('are none %s', async (_title, changes) => {
    const id = await createOrderRow(tenant.id, changes);
    expect(await listed()).toEqual([]);
    expect(await ownsOrder(tenant.id, owner, id)).toBe(false);
  });

  it('are none of another shopper, whose account has placed one under the same address', async () => {
    const { id: customerId } = await createCustomer(tenant.id);
    const id = await createOrderRow(tenant.id, { ...PAID, customerId, customerEmail: EMAIL });
    expect(await listed()).toEqual([]);
    expect(await ownsOrder(tenant.id, owner, id)).toBe(false);
  });

  it('are none of another shop, whatever the address', async () => {
    const id = await createOrderRow(other.id, { ...PAID, customerEmail: EMAIL });
    expect(await listed()).toEqual([]);
    expect(await ownsOrder(tenant.id, owner, id)).toBe(false);
    expect(await ownsOrder(other.id, owner, id)).toBe(true);
  });

  it('are only those of the account until a code has proved the address', async () => {
    const unproven = await createCustomer(other.id, {
      email: EMAIL,
      emailVerifiedAt: null,
      passwordHash: 'h',
    });
    const who = ownerOf(unproven);
    const asGuest = await createOrderRow(other.id, { ...PAID, customerEmail: EMAIL });
    const mine = await createOrderRow(other.id, { customerId: unproven.id });
    expect(await listed(who, other)).toEqual([mine]);
    expect(await ownsOrder(other.id, who, asGuest)).toBe(false);
  });

  it.each([['no id'], [randomUUID()], ['']])('are none for %o', async (id) => {
    expect(await ownsOrder(tenant.id, owner, id)).toBe(false);
  });
});

describe('the list of own orders', () => {
  it('goes back and forth by pages, newest first, and leaves out what expired unpaid', async () => {
    const { customerId } = owner;
    const entries = Array.from({ length: OWN_ORDERS_PER_PAGE * 2 + 1 }, (_, index) => ({
      customerId,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    }));
    const ids = (await createOrderRows(tenant.id, entries)).reverse();
    await createOrderRow(tenant.id, { customerId, status: 'cancelled', expiredAt: new Date() });
    const page = (cursor: string | null) => listOwnOrders(tenant.id, owner, decodeOrderCursor(cursor));
    const idsOf = ({ orders }: Awaited<ReturnType<typeof page>>) => orders.map(({ id }) => id);

    const first = await page(null);
    expect(idsOf(first)).toEqual(ids.slice(0, 10));
    expect(first.newer).toBeNull();
    const second = await page(first.older);
    expect(idsOf(second)).toEqual(ids.slice(10, 20));
    const third = await page(second.older);
    expect(idsOf(third)).toEqual(ids.slice(20));
    expect(third.older).toBeNull();
    expect(idsOf(await page(third.newer))).toEqual(ids.slice(10, 20));
    const firstAgain = await page(second.newer);
    expect(idsOf(firstAgain)).toEqual(ids.slice(0, 10));
    expect(firstAgain.newer).toBeNull();
  });

  it('says how an order stands, in words, and what is in it', async () => {
    await createOrderRow(tenant.id, { ...PAID, customerId: owner.customerId });
    const [order] = (await listOwnOrders(tenant.id, owner, null)).orders;
    expect(order).toMatchObject({
      standing: { title: 'Payment received' },
      lines: [{ name: 'Harvest Mug', imageUrl: null }],
      moreLines: 0,
      pieces: 2,
      totalCents: 5_600,
    });
  });
});

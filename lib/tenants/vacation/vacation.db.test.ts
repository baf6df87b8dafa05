import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { isShopping } from '@/lib/tenants/state/shop-state';
import type { Tenant } from '@/lib/tenants/tenant';
import { findTenantById } from '@/lib/tenants/tenants.queries';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { orderOf } from '@/lib/testing/rows/orders';
import { addDays } from '@/lib/time/days';
import { endVacation, planVacation, turnVacations } from './vacation.commands';
import { backFromVacation, findVacation } from './vacation.queries';

const today = new Date().toISOString().slice(0, 10);
const from = (days: number) => addDays(today, days);

let tenant: Tenant;
beforeEach(async () => {
  await resetDatabase();
  tenant = await createTenant();
});

const plan = (first: number, last: number, version = 0, timeZone = 'UTC') =>
  planVacation(tenant.id, { version, firstDay: from(first), lastDay: from(last), message: 'Away', timeZone });
const shown = async () => {
  const found = await findTenantById(tenant.id);
  return { vacation: found?.vacation, sells: found !== null && isShopping(found) };
};
const changes = () => database().cacheEvent.count({ where: { tenantId: tenant.id, kind: 'tenant' } });
async function place() {
  const product = await createProduct(tenant.id);
  const placed = await placeOrder(tenant, orderOf({ product_id: product.id, quantity: 1 }), randomUUID());
  return placed.ok ? 'placed' : placed.error.code;
}
/** Lets time pass: moves the vacation instead. */
const shift = (days: number) => database().$executeRaw`
  UPDATE vacations SET starts_at = starts_at + make_interval(days => ${days}), ends_at = ends_at + make_interval(days => ${days})`;

describe('a vacation', () => {
  it('refuses orders on its days, and pages and orders go on by themselves', async () => {
    expect((await plan(1, 3)).ok).toBe(true);
    expect(await shown()).toEqual({ vacation: null, sells: true });
    expect(await place()).toBe('placed');
    const before = await changes();
    expect(await turnVacations()).toEqual({ done: 0, failures: 0 });

    await shift(-2);
    // Before any page has turned.
    expect(await place()).toBe('store_not_selling');
    expect(await backFromVacation(tenant.id)).toBe(from(4));
    expect(
      (await Promise.all([turnVacations(), turnVacations()])).reduce((sum, { done }) => sum + done, 0),
    ).toBe(1);
    expect(await changes()).toBe(before + 1);
    expect(await shown()).toEqual({ vacation: { message: 'Away', backOn: from(4) }, sells: false });

    await shift(-3);
    expect(await place()).toBe('placed');
    expect(await turnVacations()).toEqual({ done: 1, failures: 0 });
    expect(await shown()).toEqual({ vacation: null, sells: true });
    expect(await backFromVacation(tenant.id)).toBeNull();
  });

  it('that begins today is shown at once, and uses no order number', async () => {
    await plan(0, 1);
    expect((await shown()).sells).toBe(false);
    expect(await place()).toBe('store_not_selling');
    expect(await database().orderCounter.count()).toBe(0);
    expect(await endVacation(tenant.id, { version: 1 })).toEqual({ ok: true, value: null });
    expect((await shown()).sells).toBe(true);
    expect(await place()).toBe('placed');
  });

  it('begins and ends at midnight where it was planned', async () => {
    await plan(10, 10, 0, 'America/New_York');
    const { startsAt, endsAt } = await database().vacation.findFirstOrThrow();
    expect([5, 4]).toContain(startsAt.getUTCHours());
    expect(endsAt.getTime() - startsAt.getTime()).toBeGreaterThan(22 * 3_600_000);
  });

  it('is changed by whoever has seen it last, and is not planned for days that are over', async () => {
    await plan(1, 3);
    expect(await plan(5, 6)).toEqual({ ok: false, error: 'changed' });
    expect((await plan(5, 6, 1)).ok).toBe(true);
    expect(await plan(-3, -1, 2)).toEqual({ ok: false, error: 'over' });
    expect(await endVacation(tenant.id, { version: 1 })).toEqual({ ok: false, error: 'changed' });
    expect(await findVacation(tenant.id)).toMatchObject({ firstDay: from(5), version: 2, isOn: false });
  });

  it('is of its shop alone', async () => {
    await plan(0, 1);
    const neighbour = await createTenant();
    expect((await findTenantById(neighbour.id))?.vacation).toBeNull();
    expect(await findVacation(neighbour.id)).toBeNull();
  });
});

import { beforeEach, expect, it, vi } from 'vitest';
import { saveWorkCalendar } from '@/lib/catalog/calendar/work-calendar.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { turnDays } from './turn-days';

const expireTags = vi.hoisted(() => vi.fn());
vi.mock('@/lib/cache/expire-tags.mjs', () => ({ expireTags, EVERYTHING: '' }));

let newYork: Tenant;
let silent: Tenant;
beforeEach(async () => {
  [newYork, silent] = await freshTenants();
  for (const tenant of [newYork, silent]) {
    const { id: productId } = await createProduct(tenant.id);
    await database().productTerms.create({ data: { tenantId: tenant.id, productId, readyDays: 5 } });
  }
  const calendar = { timeZone: 'America/New_York', workingDays: [1], daysOff: [] };
  await saveWorkCalendar(newYork.id, { ...calendar, version: 0 });
  expireTags.mockClear();
});

const between = (from: string, until: string) => turnDays({ from: new Date(from), until: new Date(until) });

it('expires the products’ pages of a shop at its own midnight, and at no other time', async () => {
  expect(await between('2026-12-04T04:59:50Z', '2026-12-04T05:00:10Z')).toEqual([newYork.id]);
  expect(expireTags.mock.calls).toEqual([[[`tenant:${newYork.id}:products`]]]);
  expect(await between('2026-12-04T05:00:10Z', '2026-12-04T05:00:30Z')).toEqual([]);
  // A shop that has said nothing lives by UTC.
  expect(await between('2026-12-03T23:59:50Z', '2026-12-04T00:00:10Z')).toEqual([silent.id]);
});

it('makes up for runs that failed, and leaves out shops without such terms', async () => {
  await database().productTerms.updateMany({
    where: { tenantId: silent.id },
    data: { readyDays: null, minimumQuantity: 12 },
  });
  expect(await between('2026-12-03T12:00:00Z', '2026-12-04T12:00:00Z')).toEqual([newYork.id]);
});

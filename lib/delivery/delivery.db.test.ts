import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { cents } from '@/lib/money/cents';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import {
  addDeliveryMethod,
  changeDeliveryMethod,
  moveDeliveryMethod,
  removeDeliveryMethod,
} from './delivery-methods.commands';
import { listDeliveryMethods } from './delivery-methods.queries';
import type { DeliveryFields } from './read-delivery';

const fields = (changes: Partial<DeliveryFields> = {}): DeliveryFields => ({
  name: 'Standard parcel',
  price: { kind: 'pieces', firstCents: cents(650), furtherCents: cents(150) },
  freeFromCents: cents(7_500),
  minDays: 3,
  maxDays: 5,
  pickupAddress: '',
  pickupTimes: '',
  places: [{ country: 'US', states: ['OR', 'WA'] }],
  ...changes,
});

let [ours, theirs]: [Tenant, Tenant] = [] as never;
beforeEach(async () => {
  [ours, theirs] = await freshTenants();
});

const added = async (tenant: Tenant, changes: Partial<DeliveryFields> = {}) => {
  const result = await addDeliveryMethod(tenant.id, fields(changes));
  if (!result.ok) {
    throw new Error(result.error);
  }
  return result.value.id;
};
const names = async (tenant: Tenant) => (await listDeliveryMethods(tenant.id)).map(({ name }) => name);

describe('the ways of delivery of a shop', () => {
  it.each<Partial<DeliveryFields>>([
    {},
    { price: { kind: 'weight', bands: [{ upToGrams: 500, priceCents: cents(520) }] }, freeFromCents: null },
    {
      price: { kind: 'pickup' },
      minDays: null,
      maxDays: null,
      pickupAddress: '12 Kiln Lane',
      pickupTimes: 'Fridays',
      places: [],
    },
  ])('are kept as they were read: %o', async (changes) => {
    const id = await added(ours, changes);
    expect(await listDeliveryMethods(ours.id)).toEqual([{ ...fields(changes), id, version: 1 }]);
    expect(await listDeliveryMethods(theirs.id)).toEqual([]);
  });

  it('are changed by who has seen the last change, and by nobody of another shop', async () => {
    const id = await added(ours);
    const change = (tenant: Tenant, version: number, name: string) =>
      changeDeliveryMethod(tenant.id, { id, version }, fields({ name }));
    expect(await change(theirs, 1, 'Theirs')).toEqual({ ok: false, error: 'gone' });
    expect(await change(ours, 1, 'First')).toEqual({ ok: true, value: { id } });
    expect(await change(ours, 1, 'Second')).toEqual({ ok: false, error: 'changed' });
    expect(await names(ours)).toEqual(['First']);
    expect(await removeDeliveryMethod(theirs.id, id)).toEqual({ ok: false, error: 'gone' });
    expect(await removeDeliveryMethod(ours.id, id)).toEqual({ ok: true, value: null });
    expect(await change(ours, 2, 'Third')).toEqual({ ok: false, error: 'gone' });
  });

  it('stand in the order of the shop, also after two moves at once', async () => {
    for (const name of ['A', 'B', 'C', 'D']) {
      await added(ours, { name });
    }
    const ids = (await listDeliveryMethods(ours.id)).map(({ id }) => id);
    const move = (index: number, direction: 'up' | 'down') =>
      moveDeliveryMethod(ours.id, { id: ids[index] ?? '', direction });
    await move(2, 'up');
    expect(await names(ours)).toEqual(['A', 'C', 'B', 'D']);
    await move(0, 'up');
    await move(3, 'down');
    expect(await names(ours)).toEqual(['A', 'C', 'B', 'D']);
    await Promise.all([move(0, 'down'), move(3, 'up')]);
    expect((await names(ours)).toSorted()).toEqual(['A', 'B', 'C', 'D']);
    expect((await names(ours)).at(-1)).toBe('B');
    expect(await moveDeliveryMethod(theirs.id, { id: ids[0] ?? '', direction: 'down' })).toEqual({
      ok: false,
      error: 'gone',
    });
  });

  it('are at most twenty, also if many are added at once', async () => {
    const results = await Promise.all(Array.from({ length: 24 }, () => addDeliveryMethod(ours.id, fields())));
    expect(results.filter(({ ok }) => ok)).toHaveLength(20);
    expect(results.find(({ ok }) => !ok)).toEqual({ ok: false, error: 'too_many' });
    expect(await database().deliveryMethod.count()).toBe(20);
  });
});

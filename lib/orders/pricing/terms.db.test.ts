import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeProducts } from '@/lib/catalog/bulk/change-products';
import { USUAL_CALENDAR } from '@/lib/catalog/calendar/work-calendar';
import { saveWorkCalendar, takeOwnersClock } from '@/lib/catalog/calendar/work-calendar.commands';
import { getWorkCalendar } from '@/lib/catalog/calendar/work-calendar.queries';
import { duplicateProduct } from '@/lib/catalog/products/duplicate-product';
import type { ProductInput } from '@/lib/catalog/products/product-input';
import { createProduct, updateProduct } from '@/lib/catalog/products/products.commands';
import { findLowestBefore } from '@/lib/catalog/terms/price-history.queries';
import { NO_TERMS, type Reduction } from '@/lib/catalog/terms/product-terms';
import type { TypedTerms } from '@/lib/catalog/terms/terms-draft';
import { TEXT_CHOICE } from '@/lib/choices/line-choice';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import { addDeliveryMethod } from '@/lib/delivery/delivery-methods.commands';
import { cents } from '@/lib/money/cents';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import { placeOrder } from '@/lib/orders/placing/place-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { orderOf, readOrder } from '@/lib/testing/rows/orders';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { addDays } from '@/lib/time/days';
import { isoDate } from '@/lib/time/format-date';
import { quoteCart } from './quote-cart';
import { quoteInput } from './quote-input';

const TODAY = isoDate(new Date(), 'UTC');
const percent = (basisPoints: number): Reduction => ({ kind: 'percent', basisPoints });
const price = (amount: number): Reduction => ({ kind: 'price', cents: cents(amount) });
const sale = (reduction: Reduction, from: string | null = null, until: string | null = null) => ({
  sale: { reduction, from, until },
});

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

async function productWith(terms: Partial<TypedTerms>, more: Partial<ProductInput> = {}) {
  const made = await createProduct(
    tenant.id,
    submittedProduct({ priceCents: cents(2_800), terms: { ...NO_TERMS, ...terms }, ...more }),
  );
  if (!made.ok) {
    throw new Error(made.error.code);
  }
  return made.value;
}
type Line = { product_id: string; quantity: number };
const quote = (...lines: Line[]) => quoteCart(tenant.id, quoteInput.parse({ lines }).lines);
const place = (line: Line) => placeOrder(tenant, orderOf(line), randomUUID());

async function placedOrder(line: Line) {
  const placed = await place(line);
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  return readOrder(placed.value.id);
}

describe('a sale', () => {
  it('counts in the quote and in the order, from its first day to its last', async () => {
    const { id } = await productWith(sale(price(2_400), TODAY, TODAY));
    const quoted = await quote({ product_id: id, quantity: 2 });
    expect(quoted).toMatchObject({
      lines: [{ chosen: { priceCents: 2_400 }, terms: { regularCents: 2_800 } }],
      price: { totalCents: 4_800 },
    });
    const placed = await place({ product_id: id, quantity: 2 });
    expect(placed).toMatchObject({ ok: true, value: { totalCents: 4_800 } });
  });

  it('does not count before it begins, and begins today without a first day', async () => {
    const tomorrow = addDays(TODAY, 1);
    const { id } = await productWith(sale(percent(1_500), tomorrow));
    expect((await quote({ product_id: id, quantity: 1 })).price?.totalCents).toBe(2_800);
    const now = await productWith(sale(percent(1_500)));
    expect(now.terms.sale).toEqual({ reduction: percent(1_500), from: TODAY, until: null });
    expect((await quote({ product_id: now.id, quantity: 1 })).price?.totalCents).toBe(2_380);
  });

  it('begins by the shop’s clock', async () => {
    const west = { ...USUAL_CALENDAR, timeZone: 'Pacific/Midway' };
    const east = { ...USUAL_CALENDAR, timeZone: 'Pacific/Kiritimati' };
    const day = isoDate(new Date(), east.timeZone);
    await saveWorkCalendar(tenant.id, { ...east, daysOff: [], workingDays: [1], version: 0 });
    const { id } = await productWith(sale(percent(5_000), day));
    expect((await quote({ product_id: id, quantity: 1 })).price?.totalCents).toBe(1_400);
    // A day behind at any hour.
    await saveWorkCalendar(tenant.id, { ...west, daysOff: [], workingDays: [1], version: 1 });
    expect((await quote({ product_id: id, quantity: 1 })).price?.totalCents).toBe(2_800);
  });

  it('cannot be said to have begun earlier, and one that is over is none', async () => {
    const { terms } = await productWith(sale(percent(1_500), addDays(TODAY, -40)));
    expect(terms.sale?.from).toBe(TODAY);
    const over = await productWith(sale(percent(1_500), addDays(TODAY, -40), addDays(TODAY, -30)));
    expect(over.terms.sale).toBeNull();
  });
});

describe('prices by quantity', () => {
  const breaks = [
    { from: 10, reduction: price(2_500) },
    { from: 20, reduction: percent(2_000) },
  ];

  it('count the pieces of all lines of the product', async () => {
    const { id } = await productWith({ breaks }, { allowsCustomization: true });
    const other = await productWith({ breaks });
    const engraved = (customization: string, quantity: number) => ({
      ...{ product_id: id, quantity },
      choices: [{ kind: TEXT_CHOICE, value: customization }],
    });
    const quoted = await quote(engraved('Ada', 6), engraved('Grace', 4), {
      product_id: other.id,
      quantity: 9,
    });
    expect(quoted.lines).toMatchObject([
      { chosen: { priceCents: 2_500 }, terms: { nextBreak: { from: 20, priceCents: 2_240 } } },
      { chosen: { priceCents: 2_500 } },
      { chosen: { priceCents: 2_800 }, terms: { nextBreak: { from: 10 }, regularCents: null } },
    ]);
    expect(quoted.price?.totalCents).toBe(10 * 2_500 + 9 * 2_800);
  });

  it('are the price of the order, and its refunds’ part', async () => {
    const { id } = await productWith({ breaks });
    const order = await placedOrder({ product_id: id, quantity: 20 });
    expect(order.totalCents).toBe(20 * 2_240);
    expect(order.items).toMatchObject([{ productPriceCents: 2_240, subtotalCents: 44_800 }]);
  });
});

it('refuses fewer pieces than are sold, in the cart and in the order', async () => {
  const { id } = await productWith({ minimumQuantity: 12 });
  expect(await quote({ product_id: id, quantity: 11 })).toMatchObject({
    lines: [{ problem: null, terms: { tooFew: 12 } }],
    price: null,
  });
  expect(await place({ product_id: id, quantity: 11 })).toMatchObject({
    ok: false,
    error: { code: 'too_few_pieces', index: 0, least: 12, productName: 'Harvest Mug' },
  });
  expect(await place({ product_id: id, quantity: 12 })).toMatchObject({ ok: true });
});

describe('the day on which an order is ready', () => {
  it('is that of its slowest product, is kept with the order, and stays', async () => {
    // Each day works, so the day does not depend on the day of the test.
    const daily = { timeZone: 'UTC', workingDays: [1, 2, 3, 4, 5, 6, 7], daysOff: [] };
    await saveWorkCalendar(tenant.id, { ...daily, version: 0 });
    const { id, version } = await productWith({ readyDays: 10 });
    const quick = await productWith({ readyDays: 2 });
    const day = addDays(TODAY, 10);
    const quoted = await quote({ product_id: quick.id, quantity: 1 }, { product_id: id, quantity: 1 });
    expect(quoted.readyBy).toBe(day);
    const order = await placedOrder({ product_id: id, quantity: 1 });
    await updateProduct(
      tenant.id,
      { id, version },
      submittedProduct({ terms: { ...NO_TERMS, readyDays: 1 } }),
    );
    expect(await findGuestOrder(tenant.id, order.id)).toMatchObject({ readyBy: day });
  });

  it('is none if all is at hand', async () => {
    const { id } = await productWith({});
    expect((await placedOrder({ product_id: id, quantity: 1 })).readyBy).toBeNull();
  });

  it('goes by the calendar of the shop: two people do not overwrite each other, and an owner’s clock is no answer twice', async () => {
    await takeOwnersClock(tenant.id, 'America/New_York');
    await takeOwnersClock(tenant.id, 'Europe/Berlin');
    expect(await getWorkCalendar(tenant.id)).toMatchObject({ timeZone: 'America/New_York', version: 1 });
    const next = { timeZone: 'America/New_York', workingDays: [6], daysOff: [] };
    expect(await saveWorkCalendar(tenant.id, { ...next, version: 1 })).toMatchObject({ ok: true });
    expect(await saveWorkCalendar(tenant.id, { ...next, version: 1 })).toEqual({
      ok: false,
      error: 'changed',
    });
  });
});

describe('the history of prices', () => {
  const lowest = async (productId: string) =>
    tenantDb(tenant.id, async (db) => {
      const find = await findLowestBefore(db, tenant.id, productId);
      return find?.(productId) ?? null;
    });
  const toGermany = () =>
    addDeliveryMethod(tenant.id, {
      ...{ name: 'Parcel', price: { kind: 'pieces', firstCents: cents(0), furtherCents: cents(0) } },
      ...{ freeFromCents: null, minDays: null, maxDays: null, pickupAddress: '', pickupTimes: '' },
      places: [{ country: 'DE', states: null }],
    });
  /** Lets what was written count as of some days ago. */
  const age = (days: number) =>
    database().$executeRaw`
      UPDATE product_prices SET valid_from = valid_from - make_interval(days => ${days})`;

  it('gives the lowest of 30 days where the shop sells to the EU, whichever way prices were changed', async () => {
    const { id } = await productWith({});
    await age(20);
    await changeProducts(tenant.id, [id], { kind: 'price', change: { kind: 'percent', by: -1_000 } });
    await age(10);
    const { version } = await database().product.findFirstOrThrow({ where: { id } });
    await updateProduct(
      tenant.id,
      { id, version },
      submittedProduct({ priceCents: cents(3_000), terms: { ...NO_TERMS, ...sale(percent(1_000)) } }),
    );
    expect(await lowest(id)).toBeNull();
    await toGermany();
    expect(await lowest(id)).toBe(2_520);
  });

  it('keeps a sale that had begun when it is ended', async () => {
    const { id, version } = await productWith(sale(percent(5_000)));
    const ended = await updateProduct(tenant.id, { id, version }, submittedProduct({ terms: NO_TERMS }));
    expect(ended).toMatchObject({ ok: true, value: { terms: { sale: null } } });
    expect(await database().productSale.findMany({ where: { productId: id } })).toMatchObject([
      { kind: 'percent', value: 5_000 },
    ]);
  });
});

it('is copied with a product, without its sale', async () => {
  const { id } = await productWith({ ...sale(percent(1_500)), readyDays: 5, minimumQuantity: 2 });
  expect(await duplicateProduct(tenant.id, id)).toMatchObject({
    ok: true,
    value: { terms: { sale: null, readyDays: 5, minimumQuantity: 2 } },
  });
});

it('stays as it is for a form that does not send it', async () => {
  const { id, version } = await productWith({ readyDays: 5 });
  const saved = await updateProduct(tenant.id, { id, version }, submittedProduct());
  expect(saved).toMatchObject({ ok: true, value: { terms: { readyDays: 5 } } });
});

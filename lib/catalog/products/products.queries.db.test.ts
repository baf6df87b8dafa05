import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/lib/db/client';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { getProduct, listActiveProducts, PAGE_SIZE, searchProducts } from './products.queries';

// Both throw outside of Next.

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
  await createProduct(neighbour.id, { name: 'Neighbour Mug' });
});

const day = (count: number) => new Date(Date.UTC(2026, 0, count));
const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);

describe('the grid', () => {
  it('shows the active products of this shop, newest first, with their category', async () => {
    const mugs = await createCategory(tenant.id, { name: 'Mugs' });
    await createProduct(tenant.id, { name: 'Oldest', createdAt: day(1) });
    await createProduct(tenant.id, { name: 'Newest', createdAt: day(3), categoryId: mugs.id });
    await createProduct(tenant.id, { name: 'Middle', createdAt: day(2), isTeamOrder: true });
    await createProduct(tenant.id, { name: 'Hidden', createdAt: day(4), isActive: false });
    const { products, pageCount } = await listActiveProducts(tenant.id, 1);
    expect(names(products)).toEqual(['Newest', 'Middle', 'Oldest']);
    expect(pageCount).toBe(1);
    expect(products[0]).toEqual({
      id: expect.any(String),
      name: 'Newest',
      priceCents: 2_800,
      imageUrl: null,
      imagePosition: null,
      allowsCustomization: false,
      isTeamOrder: false,
      categoryName: 'Mugs',
      regularCents: null,
      hasSeveralPrices: false,
      availability: 'available',
    });
    expect(products[1]).toMatchObject({ isTeamOrder: true, categoryName: null });
  });

  it('shows the products of one category, and none of a category of another shop', async () => {
    const mugs = await createCategory(tenant.id);
    const theirs = await createCategory(neighbour.id);
    await createProduct(tenant.id, { name: 'In it', categoryId: mugs.id });
    await createProduct(tenant.id, { name: 'Outside' });
    await createProduct(neighbour.id, { categoryId: theirs.id });
    expect(names((await listActiveProducts(tenant.id, 1, mugs.id)).products)).toEqual(['In it']);
    expect(await listActiveProducts(tenant.id, 1, theirs.id)).toEqual({ products: [], pageCount: 1 });
  });

  it('has pages that show each product once, even if many were made at the same time', async () => {
    for (let count = 0; count < PAGE_SIZE + 2; count += 1) {
      await createProduct(tenant.id, { name: `Product ${count}`, createdAt: day(1) });
    }
    const pages = [await listActiveProducts(tenant.id, 1), await listActiveProducts(tenant.id, 2)];
    expect(pages.map(({ products }) => products.length)).toEqual([PAGE_SIZE, 2]);
    expect(pages.map(({ pageCount }) => pageCount)).toEqual([2, 2]);
    expect(new Set(pages.flatMap(({ products }) => names(products))).size).toBe(PAGE_SIZE + 2);
    expect((await listActiveProducts(tenant.id, 3)).products).toEqual([]);
  });

  it('is empty in a shop without products', async () => {
    expect(await listActiveProducts(tenant.id, 1)).toEqual({ products: [], pageCount: 1 });
  });
});

describe('the search', () => {
  it('finds a word in any case, in the name first, in active products of this shop only', async () => {
    await createProduct(tenant.id, { name: 'Harvest MUG' });
    await createProduct(tenant.id, { name: 'Bowl', description: 'goes with the mug' });
    await createProduct(tenant.id, { name: 'Old mug', isActive: false });
    expect(names(await searchProducts(tenant.id, 'mug'))).toEqual(['Harvest MUG', 'Bowl']);
    expect(await searchProducts(tenant.id, 'nothing like it')).toEqual([]);
  });

  it.each(['%', '_', '\\', "'", '" OR xyzzy=xyzzy --'])(
    'treats %o as text and not as a pattern',
    async (mark) => {
      await createProduct(tenant.id, { name: 'Harvest Mug' });
      await createProduct(tenant.id, { name: `With ${mark} in it` });
      expect(names(await searchProducts(tenant.id, mark))).toEqual([`With ${mark} in it`]);
    },
  );
});

describe('one product', () => {
  it('is shown in full, active or not', async () => {
    const category = await createCategory(tenant.id, { name: 'Signs' });
    const { id } = await createProduct(tenant.id, {
      name: 'Door Sign',
      description: 'Oak.',
      isActive: false,
      categoryId: category.id,
      allowsCustomization: true,
      customizationLabel: 'Name',
      customizationPlaceholder: 'The Hoppers',
      customizationLimit: 12,
    });
    expect(await getProduct(tenant.id, id)).toEqual({
      id,
      availability: 'available',
      left: null,
      isOneOfAKind: false,
      name: 'Door Sign',
      description: 'Oak.',
      priceCents: 2_800,
      imageUrl: null,
      imagePosition: null,
      pictures: [],
      categoryId: category.id,
      categoryName: 'Signs',
      isActive: false,
      isTeamOrder: false,
      allowsCustomization: true,
      customizationLabel: 'Name',
      customizationPlaceholder: 'The Hoppers',
      customizationLimit: 12,
      requiresLogo: false,
      requiresRoster: false,
      rosterSettings: DEFAULT_ROSTER_SETTINGS,
      options: [],
      variants: [],
      terms: {
        sale: null,
        breaks: [],
        minimumQuantity: 1,
        readyBy: null,
        isMadeToOrder: false,
        letterStyle: null,
      },
      regularCents: null,
      hasSeveralPrices: false,
    });
  });

  it('costs in the grid and on its page what its sale says, as long as that runs', async () => {
    const { id } = await createProduct(tenant.id, { priceCents: 2_800 });
    const sale = { saleKind: 'percent', saleValue: 1_500 };
    await database().productTerms.create({
      data: { ...sale, tenantId: tenant.id, productId: id, saleFrom: new Date('2020-01-01') },
    });
    const [card] = (await listActiveProducts(tenant.id, 1)).products;
    expect(card).toMatchObject({ priceCents: 2_380, regularCents: 2_800 });
    expect(await getProduct(tenant.id, id)).toMatchObject({
      ...{ priceCents: 2_380, regularCents: 2_800 },
      terms: { sale: { until: null, lowestCents: null } },
    });
    await database().productTerms.updateMany({ data: { saleUntil: new Date('2020-01-31') } });
    expect(await getProduct(tenant.id, id)).toMatchObject({
      ...{ priceCents: 2_800, regularCents: null },
      terms: { sale: null },
    });
  });

  it('is null for an unknown id, for garbage, and for a product of another shop', async () => {
    const theirs = await createProduct(neighbour.id);
    for (const id of [theirs.id, '0190a1b2-0000-7000-8000-0000000000ff', 'none', '', "'", '\0']) {
      expect(await getProduct(tenant.id, id)).toBeNull();
    }
  });
});

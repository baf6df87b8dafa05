import { beforeEach, describe, expect, it } from 'vitest';
import { NO_TERMS } from '@/lib/catalog/terms/product-terms';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { ADMIN_PAGE_SIZE, listAdminCategories, listAdminProducts } from './admin-products.queries';
import { PRODUCT_SORTS } from './product-list';
import type { ProductFilter } from './product-list-input';
import { decodeCursor, encodeCursor, productFilterFrom } from './product-list-input';

// Both throw outside of Next.

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const all = productFilterFrom({});
const day = (count: number) => new Date(Date.UTC(2026, 0, count));

async function names(filter: Partial<ProductFilter> = {}) {
  const { products } = await listAdminProducts(tenant.id, { ...all, ...filter });
  return products.map(({ name }) => name);
}

describe('the list', () => {
  it('has every product of this shop with all fields of its editor, newest first', async () => {
    const mugs = await createCategory(tenant.id, { name: 'Mugs' });
    const { id } = await createProduct(tenant.id, {
      name: 'Harvest Mug',
      sku: 'MUG-1',
      description: 'Stoneware.',
      categoryId: mugs.id,
      isActive: false,
      allowsCustomization: true,
      customizationLabel: 'Name',
      createdAt: day(2),
    });
    await createProduct(tenant.id, { name: 'Older', createdAt: day(1) });
    await createProduct(neighbour.id, { name: 'Theirs' });
    const page = await listAdminProducts(tenant.id, all);
    expect(page).toMatchObject({ total: 2, newerCursor: null, olderCursor: null });
    expect(page.products.map(({ name }) => name)).toEqual(['Harvest Mug', 'Older']);
    expect(page.products[0]).toEqual({
      id,
      version: 1,
      name: 'Harvest Mug',
      description: 'Stoneware.',
      priceCents: 2_800,
      sku: 'MUG-1',
      formerSku: null,
      imageUrl: null,
      imagePosition: null,
      pictures: [],
      isActive: false,
      categoryId: mugs.id,
      categoryName: 'Mugs',
      allowsCustomization: true,
      customizationLabel: 'Name',
      weightGrams: null,
      furtherCategories: [],
      archivedAt: null,
      customizationPlaceholder: null,
      customizationLimit: null,
      isTeamOrder: false,
      requiresLogo: false,
      requiresRoster: false,
      rosterSettings: DEFAULT_ROSTER_SETTINGS,
      options: [],
      variants: [],
      terms: NO_TERMS,
      hasSeveralPrices: false,
      availability: 'available',
      piecesLeft: null,
    });
  });

  it('finds part of a name or SKU in any case, and treats no text as a pattern', async () => {
    await createProduct(tenant.id, { name: 'Harvest Mug', sku: 'HRV-0001' });
    await createProduct(tenant.id, { name: '100% Wool_', sku: 'WOL-0002' });
    await createProduct(neighbour.id, { name: 'Their Mug' });
    expect(await names({ query: 'mUG' })).toEqual(['Harvest Mug']);
    expect(await names({ query: 'hrv-' })).toEqual(['Harvest Mug']);
    expect(await names({ query: '%' })).toEqual(['100% Wool_']);
    expect(await names({ query: '_' })).toEqual(['100% Wool_']);
    expect(await names({ query: "' OR TRUE --" })).toEqual([]);
  });

  it('filters by category and status, alone and together', async () => {
    const mugs = await createCategory(tenant.id);
    const theirs = await createCategory(neighbour.id);
    await createProduct(neighbour.id, { categoryId: theirs.id });
    await createProduct(tenant.id, { name: 'Mug', categoryId: mugs.id });
    await createProduct(tenant.id, { name: 'Sleeping mug', categoryId: mugs.id, isActive: false });
    await createProduct(tenant.id, { name: 'Loose', isActive: false });
    expect((await names({ category: mugs.id })).sort()).toEqual(['Mug', 'Sleeping mug']);
    expect(await names({ category: 'none' })).toEqual(['Loose']);
    expect(await names({ category: theirs.id })).toEqual([]);
    expect(await names({ status: 'active' })).toEqual(['Mug']);
    expect(await names({ status: 'inactive', category: mugs.id })).toEqual(['Sleeping mug']);
    expect(await names({ status: 'active', query: 'sleeping' })).toEqual([]);
  });

  it('sorts by name and by price, both ways', async () => {
    await createProduct(tenant.id, { name: 'Bowl', priceCents: 300, createdAt: day(1) });
    await createProduct(tenant.id, { name: 'Apron', priceCents: 200, createdAt: day(2) });
    await createProduct(tenant.id, { name: 'Cup', priceCents: 100, createdAt: day(3) });
    expect(await names({ sort: 'name' })).toEqual(['Apron', 'Bowl', 'Cup']);
    expect(await names({ sort: 'price_up' })).toEqual(['Cup', 'Apron', 'Bowl']);
    expect(await names({ sort: 'price_down' })).toEqual(['Bowl', 'Apron', 'Cup']);
  });
});

describe('paging', () => {
  /** Goes from the first page to the last and back; returns the ids of each page, both ways. */
  async function walk(filter: ProductFilter) {
    const read = async (cursor: string | null) => {
      const page = await listAdminProducts(tenant.id, {
        ...filter,
        cursor: cursor === null ? null : decodeCursor(cursor),
      });
      return { ...page, ids: page.products.map(({ id }) => id) };
    };
    let page = await read(null);
    const forth = [page.ids];
    expect(page.newerCursor).toBeNull();
    while (page.olderCursor) {
      page = await read(page.olderCursor);
      forth.push(page.ids);
    }
    const back = [page.ids];
    while (page.newerCursor) {
      page = await read(page.newerCursor);
      back.unshift(page.ids);
    }
    return { forth, back };
  }

  it.each(PRODUCT_SORTS)(
    'by %s shows every product exactly once, even equal ones, forward and back',
    async (sort) => {
      const count = 2 * ADMIN_PAGE_SIZE + 7;
      for (let index = 0; index < count; index += 1) {
        await createProduct(tenant.id, {
          name: `Product ${index % 3}`,
          priceCents: 100 * (index % 2),
          createdAt: day(1 + (index % 2)),
        });
      }
      await createProduct(neighbour.id);
      const { forth, back } = await walk({ ...all, sort });
      expect(forth.map((ids) => ids.length)).toEqual([ADMIN_PAGE_SIZE, ADMIN_PAGE_SIZE, 7]);
      expect(new Set(forth.flat()).size).toBe(count);
      expect(back).toEqual(forth);
    },
    60_000,
  );

  it('keeps the filter, and has no second page if all fit on one', async () => {
    for (let index = 0; index < ADMIN_PAGE_SIZE; index += 1) {
      await createProduct(tenant.id, { isActive: index > 0 });
    }
    const full = await listAdminProducts(tenant.id, all);
    expect(full).toMatchObject({ total: ADMIN_PAGE_SIZE, olderCursor: null });
    const active = await listAdminProducts(tenant.id, { ...all, status: 'active' });
    expect(active.total).toBe(ADMIN_PAGE_SIZE - 1);
  });

  it('shows the first page if the requested one has become empty', async () => {
    const { id } = await createProduct(tenant.id, { name: 'Only one', createdAt: day(2) });
    const cursor = decodeCursor(encodeCursor({ sort: 'newest', value: day(1), id, direction: 'older' }));
    expect(await names({ cursor })).toEqual(['Only one']);
    expect((await listAdminProducts(neighbour.id, { ...all, cursor })).products).toEqual([]);
  });
});

it("lists the shop's categories in its order, with all their products counted", async () => {
  const second = await createCategory(tenant.id, { name: 'Second', displayOrder: 1 });
  await createCategory(tenant.id, { name: 'First', displayOrder: 0 });
  await createCategory(neighbour.id, { name: 'Theirs', displayOrder: 0 });
  await createProduct(tenant.id, { categoryId: second.id });
  await createProduct(tenant.id, { categoryId: second.id, isActive: false });
  expect(await listAdminCategories(tenant.id)).toEqual([
    { id: expect.any(String), name: 'First', productCount: 0 },
    { id: second.id, name: 'Second', productCount: 2 },
  ]);
});

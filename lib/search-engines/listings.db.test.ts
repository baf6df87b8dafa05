import { beforeEach, describe, expect, it } from 'vitest';
import { createProduct as addProduct, updateProduct } from '@/lib/catalog/products/products.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { vocabularyProblems } from '@/lib/testing/schema-org';
import { saveCategoryListing } from './category-listing.commands';
import { getCategoryListing, readCategoryListing } from './category-listing.queries';
import { getGoogleFeed } from './feed/feed.queries';
import { euListingInput, searchListingInput } from './listing-input';
import { euValuesOf, searchValuesOf } from './listing-values';
import { getShownSafety } from './product-safety.queries';
import { NO_PRODUCT_LISTING, NO_SEARCH_LISTING, NO_SHOP_LISTING } from './shop-listing';
import { saveEuListing, saveProductListing, saveSearchListing } from './shop-listing.commands';
import { getListedShop, getProductListing, readProductListing } from './shop-listing.queries';
import { listSitemapPaths } from './sitemap.queries';
import { productPageData } from './structured-data/page-data';

let ours: Tenant;
let theirs: Tenant;
beforeEach(async () => {
  [ours, theirs] = await freshTenants();
});

const texts = { searchTitle: 'Mugs by hand', searchDescription: 'Thrown in Asheville.' };

describe('what an owner says of a product', () => {
  it('is shown, and told to whoever saves over it', async () => {
    const { id } = await createProduct(ours.id);
    const listing = { ...texts, warnings: 'Hot.' };
    expect(await saveProductListing(ours.id, id, listing, NO_PRODUCT_LISTING)).toEqual({
      ok: true,
      value: null,
    });
    expect(await getProductListing(ours.id, id)).toEqual(listing);
    expect(await readProductListing(ours.id, id)).toMatchObject({ product: { id }, listing });
    expect(await saveProductListing(ours.id, id, NO_PRODUCT_LISTING, NO_PRODUCT_LISTING)).toEqual({
      ok: false,
      error: { current: listing },
    });
  });

  it('is of this shop alone', async () => {
    const { id } = await createProduct(theirs.id);
    expect(await saveProductListing(ours.id, id, NO_PRODUCT_LISTING, NO_PRODUCT_LISTING)).toEqual({
      ok: false,
      error: 'gone',
    });
    expect(await readProductListing(ours.id, id)).toBeNull();
    expect(await database().productListing.count()).toBe(0);
  });
});

it('names a category in results, likewise', async () => {
  const { id } = await createCategory(ours.id);
  const foreign = await createCategory(theirs.id);
  expect((await saveCategoryListing(ours.id, id, texts, NO_SEARCH_LISTING)).ok).toBe(true);
  expect(await getCategoryListing(ours.id, id)).toEqual(texts);
  expect(await saveCategoryListing(ours.id, id, texts, NO_SEARCH_LISTING)).toEqual({
    ok: false,
    error: { current: texts },
  });
  expect(await saveCategoryListing(ours.id, foreign.id, texts, NO_SEARCH_LISTING)).toEqual({
    ok: false,
    error: 'gone',
  });
  expect(await readCategoryListing(ours.id, foreign.id)).toBeNull();
});

describe('what an owner says of the shop', () => {
  const search = searchValuesOf(NO_SHOP_LISTING);
  const eu = euValuesOf(NO_SHOP_LISTING);

  it('is saved by two forms that leave each other alone', async () => {
    const found = searchListingInput.parse({ ...search, returns: 'days', returnDays: '30', base: search });
    expect((await saveSearchListing(ours.id, found.fields, found.base)).ok).toBe(true);
    const people = euListingInput.parse({
      ...eu,
      sellsToEu: true,
      ...{ makerName: 'Clay', makerAddress: '1 Kiln Road', makerContact: 'hello@clay.test' },
      base: eu,
    });
    expect((await saveEuListing(ours.id, people.fields, people.base)).ok).toBe(true);
    expect(await getListedShop(ours.id)).toMatchObject({
      returns: { kind: 'days', days: 30, areFree: false },
      sellsToEu: true,
      maker: { name: 'Clay' },
    });
    expect(await saveSearchListing(ours.id, found.fields, found.base)).toMatchObject({
      ok: false,
      error: { current: { returns: 'days', returnDays: '30' } },
    });
    const { id } = await createProduct(ours.id);
    expect(await getShownSafety(ours.id, id)).toMatchObject({ maker: { name: 'Clay' }, euPerson: null });
    expect(await getShownSafety(theirs.id, id)).toBeNull();
  });
});

describe('a product in options', () => {
  const option = {
    ...{ name: 'Size', changesPrice: true, changesStock: false, changesSku: false, changesPicture: false },
    isRosterSize: false,
    values: ['Small', 'Large'].map((text) => ({ text, picture: null })),
  };
  const variant = (text: string, price: string, isOffered = true) => ({
    ...{ id: null, values: [text], price, sku: '', isOffered },
  });
  const add = async () => {
    const sent = { options: [option], variants: [variant('Small', ''), variant('Large', '52.00')] };
    const added = await addProduct(ours.id, submittedProduct({ name: 'Bowl', options: sent }));
    if (!added.ok) {
      throw new Error(added.error.code);
    }
    return added.value;
  };
  const groupOf = async (id: string) => {
    const text = await productPageData(ours, id);
    return (JSON.parse(text ?? '{}') as { '@graph': Record<string, unknown>[] })['@graph'][0] ?? {};
  };

  it('is a group in words of schema.org, with each combination that is sold', async () => {
    const { id, version, sku } = await add();
    const group = await groupOf(id);
    expect(vocabularyProblems(group)).toEqual([]);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [
        { size: 'Small', offers: { price: '28.00', availability: 'https://schema.org/InStock' } },
        { size: 'Large', offers: { price: '52.00', url: expect.stringMatching(/\/bowl\?size=Large$/) } },
      ],
    });
    const sent = {
      options: [option],
      variants: [variant('Small', ''), variant('Large', '52.00', false)],
    };
    const saved = await updateProduct(
      ours.id,
      { id, version },
      submittedProduct({ name: 'Bowl', sku, options: sent }),
    );
    expect(saved.ok).toBe(true);
    expect((await groupOf(id)).hasVariant).toMatchObject([{ size: 'Small' }]);
  });

  it('is sold out where nothing is counted', async () => {
    const { id } = await add();
    await database().product.update({
      where: { tenantId_id: { tenantId: ours.id, id } },
      data: { stockKind: 'counted' },
    });
    expect((await groupOf(id)).hasVariant).toMatchObject([
      { offers: { availability: 'https://schema.org/OutOfStock' } },
      { offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
  });
});

it('lists the active products of one shop in sitemap and feed', async () => {
  const imageUrl = '/media/x/mug-1280.webp';
  const mug = await createProduct(ours.id, { name: 'Blue Mug', imageUrl });
  const hidden = await createProduct(ours.id, { isActive: false, imageUrl });
  const foreign = await createProduct(theirs.id, { imageUrl });
  const paths = (await listSitemapPaths(ours.id)).map(({ path }) => path);
  expect(paths).toContain(`/product/${mug.id}/blue-mug`);
  const feed = (await getGoogleFeed(ours, 1)) ?? '';
  expect(feed).toContain(`<g:id>${mug.id}</g:id>`);
  for (const { id } of [hidden, foreign]) {
    expect(paths.join()).not.toContain(id);
    expect(feed).not.toContain(id);
  }
  expect(await getGoogleFeed(ours, 2)).toBeNull();
});

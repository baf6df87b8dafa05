import { beforeEach, describe, expect, it } from 'vitest';
import { listAdminProducts } from '@/lib/catalog/products/admin-products.queries';
import { duplicateProduct } from '@/lib/catalog/products/duplicate-product';
import { productFilterFrom } from '@/lib/catalog/products/product-list-input';
import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { createProduct, deleteProduct, updateProduct } from '@/lib/catalog/products/products.commands';
import { getProduct, listActiveProducts } from '@/lib/catalog/products/products.queries';
import { findFreeSku } from '@/lib/catalog/skus/find-free-sku';
import { database } from '@/lib/db/client';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { quoteCart } from '@/lib/orders/pricing/quote-cart';
import { rosterSettingsInput } from '@/lib/rosters/settings/roster-settings-input';
import type { Tenant } from '@/lib/tenants/tenant';
import { settingsWithSizes } from '@/lib/testing/rosters/roster-columns';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { orderOf } from '@/lib/testing/rows/orders';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import type { OptionsToSave, OptionToSave, VariantToSave } from './options-to-save';

// Both throw outside of Next.

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const option = (name: string, values: string[], changes: Partial<OptionToSave> = {}): OptionToSave => ({
  name,
  values: values.map((text) => ({ text, picture: null })),
  ...{ changesPrice: false, changesStock: false, changesSku: false, changesPicture: false },
  isRosterSize: false,
  ...changes,
});
const variant = (values: string[], changes: Partial<VariantToSave> = {}): VariantToSave => ({
  ...{ id: null, values, price: '', sku: '', isOffered: true },
  ...changes,
});

const rosterOf = (sizes: Record<string, number>) => rosterSettingsInput.parse(settingsWithSizes(sizes));

const SIZES: OptionsToSave = {
  options: [option('Size', ['Small', 'Large'], { changesPrice: true, changesSku: true })],
  variants: [variant(['Small']), variant(['Large'], { price: '52.00', sku: 'BOWL-L' })],
};

async function add(options: OptionsToSave, changes: Parameters<typeof submittedProduct>[0] = {}) {
  const added = await createProduct(tenant.id, submittedProduct({ options, ...changes }));
  if (!added.ok) {
    throw new Error(added.error.code);
  }
  return added.value;
}

/** Saves the product again with other options. */
async function save(
  { id, version, sku }: AdminProductView,
  options: OptionsToSave | undefined,
  changes = {},
) {
  const saved = await updateProduct(
    tenant.id,
    { id, version },
    submittedProduct({ sku, ...(options && { options }), ...changes }),
  );
  if (!saved.ok) {
    throw new Error(saved.error.code);
  }
  return saved.value;
}

const rowsOf = (productId: string) =>
  database().productVariant.findMany({ where: { productId }, orderBy: { position: 'asc' } });

const order = (
  product: { id: string },
  choices: { kind: string; value: string }[],
  key = 'a-key-of-one-order',
) => placeOrder(tenant, orderOf({ product_id: product.id, quantity: 2, choices }), key);

describe('the variants of a product', () => {
  it('are one without values, from the beginning', async () => {
    const { id } = await add({ options: [], variants: [] });
    expect(await rowsOf(id)).toMatchObject([
      { id, optionValues: [], sku: null, priceCents: null, isOffered: true, onHand: 0, stockVariantId: id },
    ]);
  });

  it('are the combinations of its options, beside the one that holds their common stock', async () => {
    const product = await add(SIZES);
    expect(product.variants).toMatchObject([
      { values: ['Small'], priceCents: null, sku: null },
      { values: ['Large'], priceCents: 5_200, sku: 'BOWL-L' },
    ]);
    expect(await rowsOf(product.id)).toMatchObject([
      { id: product.id, isOffered: false },
      { optionValues: ['Small'], stockVariantId: product.id },
      { optionValues: ['Large'], stockVariantId: product.id },
    ]);
  });

  it('count their own stock where an option changes it, and share it where none of theirs does', async () => {
    const product = await add({
      options: [option('Size', ['S', 'L'], { changesStock: true }), option('Glaze', ['Red', 'Blue'])],
      variants: [],
    });
    const [, smallRed, smallBlue, largeRed, largeBlue] = await rowsOf(product.id);
    expect([smallRed, smallBlue, largeRed, largeBlue].map((row) => row?.stockVariantId)).toEqual([
      smallRed?.id,
      smallRed?.id,
      largeRed?.id,
      largeRed?.id,
    ]);
    // The one that counted goes, and its pieces stay with those that shared them.
    await database().productVariant.update({
      where: { tenantId_id: { tenantId: tenant.id, id: smallRed?.id ?? '' } },
      data: { onHand: 5 },
    });
    await save(product, {
      options: [option('Size', ['S', 'L'], { changesStock: true }), option('Glaze', ['Blue'])],
      variants: [],
    });
    expect(await rowsOf(product.id)).toMatchObject([
      { id: product.id },
      { id: smallBlue?.id, onHand: 5, stockVariantId: smallBlue?.id },
      { id: largeBlue?.id, onHand: 0, stockVariantId: largeBlue?.id },
    ]);
  });

  it('keep their rows when a value is renamed, and when the form knows nothing of options', async () => {
    const product = await add(SIZES);
    const ids = product.variants.map(({ id }) => id);
    const renamed = await save(product, {
      options: [option('Size', ['Little', 'Large'], { changesPrice: true })],
      variants: [variant(['Little'], { id: ids[0] ?? null }), variant(['Large'], { price: '52.00' })],
    });
    expect(renamed.variants.map(({ id, values }) => [id, ...values])).toEqual([
      [ids[0], 'Little'],
      [ids[1], 'Large'],
    ]);
    const untouched = await save(renamed, undefined, { name: 'Other' });
    expect(untouched).toMatchObject({ name: 'Other', options: renamed.options, variants: renamed.variants });
  });

  it('stay as not offered while an order names them, and are deleted otherwise', async () => {
    const product = await add(SIZES);
    const [, small, large] = await rowsOf(product.id);
    expect(await order(product, [{ kind: 'option:size', value: 'Large' }])).toMatchObject({ ok: true });
    await save(product, { options: [option('Size', ['Medium'])], variants: [] });
    const left = await rowsOf(product.id);
    expect(left.find(({ id }) => id === small?.id)).toBeUndefined();
    expect(left.find(({ id }) => id === large?.id)).toMatchObject({
      isOffered: false,
      stockVariantId: large?.id,
    });
    expect(await deleteProduct(tenant.id, product.id)).toMatchObject({ ok: true });
    expect(await database().orderItem.findMany()).toMatchObject([{ variantId: null, productId: null }]);
  });

  it('are the roster’s sizes, also after those have changed', async () => {
    const team = {
      isTeamOrder: true,
      requiresRoster: true,
      rosterSettings: rosterOf({ S: 0, M: 0 }),
    };
    const sent = { options: [option('x', [], { isRosterSize: true, changesStock: true })], variants: [] };
    const product = await add(sent, team);
    expect(product.options).toMatchObject([{ name: 'Size', values: ['S', 'M'] }]);
    const changed = await save(product, undefined, {
      ...team,
      rosterSettings: rosterOf({ M: 0, L: 0 }),
    });
    expect(changed.variants.map(({ values }) => values)).toEqual([['M'], ['L']]);
    expect(changed.variants[0]?.id).toBe(product.variants[1]?.id);
    expect((await save(changed, undefined)).options).toEqual([]);
  });
});

describe('the SKUs of variants', () => {
  it('belong to no second product or variant, in any case', async () => {
    await add(SIZES);
    const twice = await createProduct(tenant.id, submittedProduct({ sku: 'bowl-l' }));
    expect(twice).toEqual({ ok: false, error: { code: 'sku_taken' } });
    const other = { ...SIZES, variants: [variant(['Small'], { sku: 'Bowl-L' }), variant(['Large'])] };
    const taken = { ok: false, error: { code: 'variant_sku_taken', sku: 'Bowl-L' } };
    expect(await createProduct(tenant.id, submittedProduct({ options: other }))).toEqual(taken);
    // Nothing of the refused products is left.
    expect(await database().product.count()).toBe(1);
    expect((await createProduct(neighbour.id, submittedProduct({ options: other }))).ok).toBe(true);
    expect((await findFreeSku(tenant.id, () => 'BOWL-L')).ok).toBe(false);
  });

  it('may be shared by variants that differ in something else, and may be the product’s', async () => {
    const product = await add(
      {
        options: [option('Size', ['S'], { changesSku: true }), option('Glaze', ['Red', 'Blue'])],
        variants: [variant(['S', 'Red'], { sku: 'POT-S' }), variant(['S', 'Blue'], { sku: 'POT-S' })],
      },
      { sku: 'POT' },
    );
    expect(product.variants.map(({ sku }) => sku)).toEqual(['POT-S', 'POT-S']);
    const again = await save(product, {
      options: [option('Size', ['S', 'L'], { changesSku: true })],
      variants: [variant(['S'], { sku: 'pot' }), variant(['L'], { sku: 'POT-S' })],
    });
    expect(again.variants.map(({ sku }) => sku)).toEqual([null, 'POT-S']);
  });

  it('are found in the admin list, and not in another shop', async () => {
    const product = await add(SIZES);
    const found = async (shop: Tenant, query: string) =>
      (await listAdminProducts(shop.id, { ...productFilterFrom({}), query })).products.map(({ id }) => id);
    expect(await found(tenant, 'bowl-l')).toEqual([product.id]);
    expect(await found(tenant, 'BOWLL')).toEqual([product.id]);
    expect(await found(tenant, 'bowl-x')).toEqual([]);
    expect(await found(neighbour, 'bowl-l')).toEqual([]);
  });
});

describe('what shoppers see', () => {
  it('is the lowest price and what is for sale', async () => {
    const product = await add({
      options: [option('Size', ['S', 'M', 'L'], { changesPrice: true })],
      variants: [variant(['S'], { isOffered: false }), variant(['M']), variant(['L'], { price: '40.00' })],
    });
    expect((await listActiveProducts(tenant.id, 1)).products).toMatchObject([
      { priceCents: 2_800, hasSeveralPrices: true },
    ]);
    const page = await getProduct(tenant.id, product.id);
    expect(page?.options).toMatchObject([{ kind: 'option:size', values: [{ text: 'M' }, { text: 'L' }] }]);
    expect(page?.variants.map(({ priceCents }) => priceCents)).toEqual([2_800, 4_000]);
  });

  it('of a copy is the same, without SKUs', async () => {
    const product = await add(SIZES);
    const copy = await duplicateProduct(tenant.id, product.id);
    expect(copy).toMatchObject({
      value: { options: product.options, variants: [{ priceCents: null }, { priceCents: 5_200, sku: null }] },
    });
  });
});

describe('an order', () => {
  it('sells the chosen variant at its price and under its SKU, and says what was chosen', async () => {
    const product = await add(SIZES);
    expect(await order(product, [{ kind: 'option:size', value: 'Large' }])).toMatchObject({
      value: { totalCents: 10_400 },
    });
    expect(await database().orderItem.findMany()).toMatchObject([
      {
        variantId: product.variants[1]?.id,
        productSku: 'BOWL-L',
        productPriceCents: 5_200,
        choices: [{ kind: 'option:size', label: 'Size', value: 'Large' }],
      },
    ]);
  });

  it('is refused without a choice, with an unknown one, and with one that is not for sale any more', async () => {
    const product = await add(SIZES);
    await save(product, {
      ...SIZES,
      variants: [variant(['Small']), variant(['Large'], { isOffered: false })],
    });
    for (const [value, code] of [
      [undefined, 'option_missing'],
      ['Huge', 'option_unknown'],
      ['Large', 'option_not_offered'],
    ] as const) {
      const choices = value === undefined ? [] : [{ kind: 'option:size', value }];
      expect(await order(product, choices)).toEqual({ ok: false, error: { code, index: 0 } });
      const quote = await quoteCart(tenant.id, [
        { product_id: product.id, quantity: 1, choices, saysAll: true },
      ]);
      expect(quote).toMatchObject({ lines: [{ problem: code, roster: null }], price: null });
    }
    const fine = { product_id: product.id, quantity: 1, choices: [{ kind: 'option:size', value: 'Small' }] };
    expect(await quoteCart(tenant.id, [fine])).toMatchObject({
      lines: [{ problem: null, chosen: { priceCents: 2_800, imageUrl: null } }],
    });
  });

  it('of a product without options names the variant that it is', async () => {
    const product = await add({ options: [], variants: [] });
    await order(product, []);
    expect(await database().orderItem.findMany()).toMatchObject([{ variantId: product.id }]);
  });
});

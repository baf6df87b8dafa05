import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OptionsToSave } from '@/lib/catalog/options/options-to-save';
import { createProduct as addProduct } from '@/lib/catalog/products/products.commands';
import { correctStock, setStockKind } from '@/lib/catalog/stocktaking/save-stock';
import { getStock } from '@/lib/catalog/stocktaking/stock.queries';
import { database } from '@/lib/db/client';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { exportProducts } from '../export-products.queries';
import { importedRow } from '../import-input';
import { importProducts } from '../import-products';
import { type ImportRow, ownerOf, ownersBySku, sentOptions } from '../import-rows';
import { readProductFile } from '../read-product-file';
import { productCsvHeader, productCsvRows } from '../write-products';

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const HEADINGS =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price';
const MUG = `${HEADINGS}
mug,Mug,Size,S,Glaze,Ash,MUG-1,shopify,4,10.00
mug,,,S,,Moss,MUG-2,shopify,5,10.00
mug,,,L,,Ash,MUG-3,shopify,0,14.00
vase,Vase,Title,Default Title,,,VASE-1,shopify,2,45.00
`;

type Wish = { action?: 'create' | 'update'; setsPieces?: boolean; shop?: Tenant };

/** Imports a file as the preview sends it, and answers what became of its products. */
async function bring(csv: string, { action = 'create', setsPieces = false, shop = tenant }: Wish = {}) {
  const file = await readProductFile(shop.id, new TextEncoder().encode(csv));
  if (!file.ok) {
    throw new Error(file.error);
  }
  const { drafts, given, taken, existing, shape } = file.value;
  const rows = drafts.map((draft) => {
    const row: ImportRow = {
      ...{ ...draft, id: randomUUID(), takesOptions: true, action, done: null, refusal: null },
    };
    const owner = action === 'update' ? ownerOf(row, ownersBySku(taken)) : null;
    const target = existing.find(({ productId }) => productId === owner?.productId) ?? null;
    return importedRow.parse({
      ...row.values,
      ...{ id: row.id, targetId: owner?.productId ?? null, given, setsPieces },
      options: sentOptions(row, target, { shape, setsPieces }),
    });
  });
  return (await importProducts(shop.id, rows, 'Ada')).map(({ result }) => result);
}

const find = (name: string, shop = tenant) =>
  database().product.findFirstOrThrow({ where: { tenantId: shop.id, name } });

/** The combinations that are for sale, with the pieces that count for each. */
async function soldOf(name: string, shop = tenant) {
  const { id } = await find(name, shop);
  const rows = await database().productVariant.findMany({
    where: { productId: id, isOffered: true },
    orderBy: { position: 'asc' },
    include: { stockVariant: true },
  });
  return rows.map(({ optionValues, priceCents, sku, stockVariant }) => [
    ...(Array.isArray(optionValues) ? optionValues : []),
    ...[priceCents, sku, stockVariant.onHand],
  ]);
}

const historyOf = async (name: string) => {
  const stock = await getStock(tenant.id, (await find(name)).id);
  return stock?.history.map(({ kind, values, change, actorName, reason }) => [
    kind,
    values,
    change,
    actorName,
    reason,
  ]);
};

const RULES = { changesPrice: false, changesStock: false, changesSku: false, changesPicture: false };
const SIZES: OptionsToSave = {
  options: [
    {
      ...{ ...RULES, name: 'Size', isRosterSize: false, changesPrice: true, changesStock: true },
      values: ['S', 'L'].map((text) => ({ text, picture: null })),
    },
  ],
  variants: [
    { id: null, values: ['S'], price: '', sku: '', isOffered: true },
    { id: null, values: ['L'], price: '14', sku: '', isOffered: true },
  ],
};

/** A counted mug in the sizes S and L with 3 and 6 pieces. */
async function addMug() {
  const added = await addProduct(tenant.id, submittedProduct({ name: 'Mug', sku: 'MUG-1', options: SIZES }));
  const id = added.ok ? added.value.id : '';
  await setStockKind(tenant.id, { productId: id, kind: 'counted', lowStockAt: null, counts: [] }, 'Bo');
  const rows = (await getStock(tenant.id, id))?.rows ?? [];
  const counts = rows.map(({ variantId, values }) => ({
    ...{ variantId, seen: 0, onHand: values[0] === 'S' ? 3 : 6 },
  }));
  await correctStock(tenant.id, { productId: id, counts, reason: '' }, 'Bo');
  return id;
}

describe('new products', () => {
  it('get their options, with what these change, and their pieces with a history', async () => {
    expect(await bring(MUG)).toEqual(['created', 'created']);
    expect(await find('Mug')).toMatchObject({
      ...{ sku: 'MUG-1', priceCents: 1_000, stockKind: 'counted' },
      options: [
        { name: 'Size', values: ['S', 'L'], changesPrice: true, changesSku: true, changesStock: true },
        { name: 'Glaze', values: ['Ash', 'Moss'], changesPrice: false, changesSku: true, changesStock: true },
      ],
    });
    expect(await soldOf('Mug')).toEqual([
      ['S', 'Ash', null, null, 4],
      ['S', 'Moss', null, 'MUG-2', 5],
      ['L', 'Ash', 1_400, 'MUG-3', 0],
    ]);
    expect(await soldOf('Vase')).toEqual([[null, null, 2]]);
    expect(await historyOf('Vase')).toEqual([['corrected', [], 2, 'Ada', transferSentences.piecesReason]]);
  });

  it('are refused for the SKU of a variant, of the shop or of a row before', async () => {
    await createProduct(tenant.id, { sku: 'mug-3' });
    expect(await bring(MUG)).toEqual(['sku_taken', 'created']);
    const twice = MUG.replace('MUG-3', 'OTHER').replace('VASE-1', 'OTHER-2');
    expect(await bring(`${twice}cup,Cup,Size,S,,,CUP-1,,,9.00\ncup,,,L,,,other,,,9.00\n`)).toEqual([
      ...['created', 'created', 'sku_taken'],
    ]);
  });

  it('of Etsy have one price and one number of pieces for all', async () => {
    const csv = `TITLE,PRICE,CURRENCY_CODE,QUANTITY,VARIATION 1 NAME,VARIATION 1 VALUES,SKU
Towel,24.50,USD,12,Color,"Sand,Sea",TOW-1
`;
    expect(await bring(csv)).toEqual(['created']);
    expect(await soldOf('Towel')).toEqual([
      ['Sand', null, null, 12],
      ['Sea', null, null, 12],
    ]);
    expect(await historyOf('Towel')).toHaveLength(1);
  });
});

const UPDATE = `${HEADINGS}
mug,Mug,Size,L,,,MUG-1,shopify,9,15.00
mug,,,XL,,,MUG-4,shopify,7,18.00
`;

describe('a product of the shop', () => {
  it('gets new combinations and prices, and keeps its others and its pieces', async () => {
    const id = await addMug();
    const before = await database().productVariant.findMany({ where: { productId: id } });
    expect(await bring(UPDATE, { action: 'update' })).toEqual(['updated']);
    expect(await soldOf('Mug')).toEqual([
      ['S', 2_800, null, 3],
      ['L', null, null, 6],
      // Nothing was counted for it yet, so no sale can have moved it.
      ['XL', 1_800, 'MUG-4', 7],
    ]);
    const after = await database().productVariant.findMany({ where: { productId: id } });
    expect(after.map((row) => row.id)).toEqual(expect.arrayContaining(before.map((row) => row.id)));
    expect(await historyOf('Mug')).toHaveLength(3);
  });

  it('has its pieces set if that is wanted, unless a sale has moved them since', async () => {
    const id = await addMug();
    expect(await bring(UPDATE, { action: 'update', setsPieces: true })).toEqual(['updated']);
    expect((await soldOf('Mug')).map((row) => row.at(-1))).toEqual([3, 9, 7]);

    const file = await readProductFile(tenant.id, new TextEncoder().encode(UPDATE.replace(',9,', ',20,')));
    const [draft] = file.ok ? file.value.drafts : [];
    const [target] = file.ok ? file.value.existing : [];
    if (draft === undefined || target === undefined) {
      throw new Error('nothing was read');
    }
    const kept = {
      id: randomUUID(),
      takesOptions: true,
      action: 'update',
      done: null,
      refusal: null,
    } as const;
    const sent = importedRow.parse({
      ...{ ...draft.values, id: kept.id, targetId: id, given: [], setsPieces: true },
      options: sentOptions({ ...draft, ...kept }, target, { shape: 'shopify', setsPieces: true }),
    });
    await database().productVariant.updateMany({ where: { productId: id, onHand: 9 }, data: { onHand: 8 } });
    expect(await importProducts(tenant.id, [sent], 'Ada')).toEqual([{ id: kept.id, result: 'pieces_moved' }]);
    expect((await soldOf('Mug')).map((row) => row.at(-1))).toEqual([3, 8, 7]);
    await database().productVariant.updateMany({ where: { productId: id, onHand: 8 }, data: { onHand: 9 } });
    expect(await importProducts(tenant.id, [sent], 'Ada')).toEqual([{ id: kept.id, result: 'updated' }]);
    // The same call again: its answer was lost.
    expect(await importProducts(tenant.id, [sent], 'Ada')).toEqual([{ id: kept.id, result: 'updated' }]);
    expect((await soldOf('Mug')).map((row) => row.at(-1))).toEqual([3, 20, 7]);
  });

  it('that was not counted is counted from now on by Shopify’s file, and not by Etsy’s', async () => {
    await createProduct(tenant.id, { name: 'Vase', sku: 'VASE-1' });
    const etsy = 'TITLE,PRICE,CURRENCY_CODE,QUANTITY,SKU\nVase,45,USD,8,VASE-1\n';
    expect(await bring(etsy, { action: 'update' })).toEqual(['updated']);
    expect(await find('Vase')).toMatchObject({ stockKind: 'uncounted' });
    const shopify = `${HEADINGS}\nvase,Vase,Title,Default Title,,,VASE-1,shopify,2,45.00\n`;
    expect(await bring(shopify, { action: 'update' })).toEqual(['updated']);
    expect(await find('Vase')).toMatchObject({ stockKind: 'counted' });
    expect(await soldOf('Vase')).toEqual([[null, null, 2]]);
  });

  it('keeps its options under a file without, and refuses others', async () => {
    await addMug();
    const plain = `${HEADINGS}\nmug,Mug,Title,Default Title,,,MUG-1,,,28.00\n`;
    expect(await bring(plain, { action: 'update' })).toEqual(['updated']);
    expect(await soldOf('Mug')).toHaveLength(2);
    const other = `${HEADINGS}\nmug,Mug,Color,Red,,,MUG-1,,,28.00\n`;
    expect(await bring(other, { action: 'update' })).toEqual(['options_refused']);
  });

  it('is found by the SKU of a variant, and keeps its own', async () => {
    await bring(MUG);
    const csv = `${HEADINGS}\nmug,Mug,Size,L,Glaze,Ash,MUG-3,,,16.00\n`;
    expect(await bring(csv, { action: 'update' })).toEqual(['updated']);
    expect(await find('Mug')).toMatchObject({ sku: 'MUG-1' });
    expect((await soldOf('Mug')).at(-1)).toEqual(['L', 'Ash', null, 'MUG-3', 0]);
  });
});

it('the file of Shopify’s shape that a shop exports changes nothing in it, and makes the same in another', async () => {
  await addMug();
  await bring(MUG.replaceAll('MUG-', 'CUP-').replaceAll('Mug', 'Cup'));
  let csv = productCsvHeader('shopify');
  for await (const batch of exportProducts(tenant.id, (path) => path)) {
    csv += productCsvRows('shopify', batch);
  }
  const facts = async (shop: Tenant) => {
    const products = await database().product.findMany({
      where: { tenantId: shop.id },
      orderBy: { name: 'asc' },
      select: { name: true, sku: true, priceCents: true, stockKind: true, options: true },
    });
    return Promise.all(
      products.map(async (product) => ({ product, sold: await soldOf(product.name, shop) })),
    );
  };
  const rows = () => database().productVariant.findMany({ orderBy: { id: 'asc' }, omit: { version: true } });
  const [before, variants, changes] = [
    await facts(tenant),
    await rows(),
    await database().stockChange.count(),
  ];
  expect(before).toHaveLength(3);
  expect(await bring(csv, { action: 'update', setsPieces: true })).toEqual(before.map(() => 'updated'));
  expect(await facts(tenant)).toEqual(before);
  expect(await rows()).toEqual(variants);
  expect(await database().stockChange.count()).toBe(changes);
  expect(await bring(csv, { shop: neighbour })).toEqual(before.map(() => 'created'));
  expect(await facts(neighbour)).toEqual(before);
});

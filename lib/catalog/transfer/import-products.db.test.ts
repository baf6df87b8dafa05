import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProduct as addProduct } from '@/lib/catalog/products/products.commands';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import { createCategory, createProduct } from '@/lib/testing/rows/factories';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { submittedProduct } from '@/lib/testing/rows/submitted-product';
import { type DraftValues, EMPTY_DRAFT } from './draft';
import { exportProducts } from './export-products.queries';
import { importedRow } from './import-input';
import { importProducts } from './import-products';
import { NO_DRAFT_OPTIONS } from './options/draft-options';
import { readProductFile } from './read-product-file';
import { productCsvHeader, productCsvRows } from './write-products';

let tenant: Tenant;
let neighbour: Tenant;
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
});

const row = (values: Partial<DraftValues>, more: { id?: string; targetId?: string; given?: string[] } = {}) =>
  importedRow.parse({
    ...EMPTY_DRAFT,
    name: 'Mug',
    price: '28.00',
    sku: 'MUG-F1',
    id: randomUUID(),
    targetId: null,
    given: Object.keys(EMPTY_DRAFT),
    options: NO_DRAFT_OPTIONS,
    setsPieces: false,
    ...more,
    ...values,
  });

const read = (sku: string) =>
  database().product.findFirst({
    where: { tenantId: tenant.id, sku },
    include: { category: true, furtherCategories: { include: { category: true } } },
  });

const results = async (rows: ReturnType<typeof row>[]) =>
  (await importProducts(tenant.id, rows, 'Ada')).map(({ result }) => result);

describe('importing', () => {
  it('adds products with their categories, those that are missing too, and nothing twice', async () => {
    await createCategory(tenant.id, { name: 'mugs' });
    const rows = [
      row({ sku: 'A-1', category: 'Mugs', furtherCategories: ['Presents'], weight: '450 g' }),
      row({ sku: 'A-2', category: 'Presents', isActive: false }),
    ];
    expect(await results(rows)).toEqual(['created', 'created']);
    // The same call again: its answer was lost.
    expect(await results(rows)).toEqual(['created', 'created']);
    expect(await database().product.count({ where: { tenantId: tenant.id } })).toBe(2);
    const names = await database().category.findMany({
      where: { tenantId: tenant.id },
      orderBy: { displayOrder: 'asc' },
    });
    expect(names.map(({ name }) => name)).toEqual(['mugs', 'Presents']);
    const first = await read('A-1');
    expect(first).toMatchObject({ priceCents: 2_800, weightGrams: 450, category: { name: 'mugs' } });
    expect(first?.furtherCategories.map(({ category }) => category.name)).toEqual(['Presents']);
    expect(await read('A-2')).toMatchObject({ isActive: false });
  });

  it('updates what the file has, and leaves the rest', async () => {
    const added = await addProduct(
      tenant.id,
      submittedProduct({ sku: 'MUG-1', description: 'Stoneware.', weightGrams: 400 }),
    );
    const id = added.ok ? added.value.id : '';
    const given = ['name', 'sku', 'price'];
    const update = row({ name: 'Cup', sku: 'mug-1', price: '30' }, { targetId: id, given });
    expect(await results([update])).toEqual(['updated']);
    expect(await read('mug-1')).toMatchObject({
      id,
      name: 'Cup',
      priceCents: 3_000,
      description: 'Stoneware.',
      weightGrams: 400,
      version: 2,
    });
  });

  it('refuses rows for themselves: a taken SKU in any case, one twice, a product that is archived or another shop’s', async () => {
    const mine = await createProduct(tenant.id, { sku: 'MUG-1' });
    const archived = await createProduct(tenant.id, {
      sku: 'OLD-1',
      isActive: false,
      archivedAt: new Date(),
    });
    const theirs = await createProduct(neighbour.id, { sku: 'THEIRS' });
    const rows = [
      row({ sku: 'mug-1' }),
      row({ sku: 'NEW-1' }),
      row({ sku: 'new-1' }),
      row({ sku: 'OLD-1' }, { targetId: archived.id }),
      row({ sku: 'THEIRS' }, { targetId: theirs.id }),
    ];
    expect(await results(rows)).toEqual(['sku_taken', 'created', 'sku_taken', 'gone', 'gone']);
    expect(await database().product.findFirst({ where: { id: mine.id } })).toMatchObject({ version: 1 });
    expect(await database().product.findFirst({ where: { id: theirs.id } })).toMatchObject({ version: 1 });
  });

  it('gives an SKU to one of two files that bring it at the same time', async () => {
    const [first, second] = await Promise.all([
      results([row({ sku: 'RACE' })]),
      results([row({ sku: 'RACE' })]),
    ]);
    expect([...first, ...second].sort()).toEqual(['created', 'sku_taken']);
  });
});

describe('a file', () => {
  it('is read with an SKU for each product that has none, and with who has the others', async () => {
    const mine = await createProduct(tenant.id, { name: 'Harvest Mug', sku: 'MUG-1' });
    await createProduct(neighbour.id, { sku: 'MUG-2' });
    const csv = 'Name,SKU,Price\nMug,mug-1,28\nCup,MUG-2,30\nBowl,,12\n';
    const file = await readProductFile(tenant.id, new TextEncoder().encode(csv));
    if (!file.ok) {
      throw new Error(file.error);
    }
    expect(file.value.taken).toEqual([
      { skuKey: 'mug-1', productId: mine.id, name: 'Harvest Mug', isArchived: false, isVariant: false },
    ]);
    expect(file.value.drafts.map(({ values }) => values.sku).slice(0, 2)).toEqual(['mug-1', 'MUG-2']);
    expect(file.value.drafts[2]).toMatchObject({
      values: { sku: expect.stringMatching(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/) },
      notes: [{ kind: 'sku_made' }],
    });
  });

  it('that is none is refused with the reason', async () => {
    const errorOf = async (bytes: Uint8Array) => {
      const file = await readProductFile(tenant.id, bytes);
      return file.ok ? null : file.error;
    };
    expect(await errorOf(new Uint8Array())).toBe('empty');
    expect(await errorOf(new TextEncoder().encode('<html><p>Hello</p></html>'))).toBe('not_a_table');
    expect(await errorOf(new TextEncoder().encode('Order;Customer\n1;Ada\n'))).toBe('no_headings');
  });

  it('that a shop exports makes the same products in another one', async () => {
    const mugs = await createCategory(tenant.id, { name: 'Mugs, large' });
    const gifts = await createCategory(tenant.id, { name: '=Presents; more' });
    await addProduct(
      tenant.id,
      submittedProduct({
        name: '=HYPERLINK("x")',
        description: 'Two lines,\n"quoted"; =1',
        categoryId: mugs.id,
        furtherCategoryIds: [gifts.id],
        weightGrams: 1_250,
        allowsCustomization: true,
        customizationLabel: '+ Name',
        customizationLimit: 12,
      }),
    );
    await addProduct(
      tenant.id,
      submittedProduct({ isActive: false, isTeamOrder: true, requiresRoster: true }),
    );
    let file = productCsvHeader('own');
    for await (const batch of exportProducts(tenant.id, (path) => path)) {
      file += productCsvRows('own', batch);
    }
    const read = await readProductFile(neighbour.id, new TextEncoder().encode(`\uFEFF${file}`));
    if (!read.ok) {
      throw new Error(read.error);
    }
    const { drafts, given } = read.value;
    const rows = drafts.map(({ values }) => row(values, { given }));
    await importProducts(neighbour.id, rows, 'Ada');
    const facts = (tenantId: string) =>
      database().product.findMany({
        where: { tenantId },
        orderBy: { sku: 'asc' },
        select: {
          name: true,
          description: true,
          priceCents: true,
          sku: true,
          isActive: true,
          weightGrams: true,
          allowsCustomization: true,
          customizationLabel: true,
          customizationPlaceholder: true,
          customizationLimit: true,
          isTeamOrder: true,
          requiresLogo: true,
          requiresRoster: true,
          category: { select: { name: true } },
          furtherCategories: { select: { category: { select: { name: true } } } },
        },
      });
    const exported = await facts(tenant.id);
    expect(exported).toHaveLength(2);
    expect(await facts(neighbour.id)).toEqual(exported);
  });
});

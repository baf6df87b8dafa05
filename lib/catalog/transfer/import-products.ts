// Takes products of a file into the shop, some at a time. Each call is one transaction, and may be repeated.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { setFurtherCategories } from '@/lib/catalog/membership/further-categories';
import { isDeadlock, isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { categoriesByName } from './categories-by-name';
import type { ImportedRow } from './import-input';

export type ImportResult = {
  id: string;
  result: 'created' | 'updated' | 'sku_taken' | 'gone' | 'too_many_categories';
};

/** Another product can get an SKU between the look and the save; then everything is looked at again. */
const MOST_TRIES = 3;

/** Adds and updates products; says of each what became of it. A row that cannot be saved does not hold up the others. */
export async function importProducts(
  tenantId: TenantId,
  rows: readonly ImportedRow[],
  tries = 1,
): Promise<ImportResult[]> {
  try {
    return await tenantDb(tenantId, (db) => importRows(db, tenantId, rows));
  } catch (error) {
    if ((isUniqueViolation(error) || isDeadlock(error)) && tries < MOST_TRIES) {
      return importProducts(tenantId, rows, tries + 1);
    }
    throw error;
  }
}

async function importRows(
  db: Database,
  tenantId: TenantId,
  rows: readonly ImportedRow[],
): Promise<ImportResult[]> {
  const done = await db.product.findMany({
    where: { tenantId, id: { in: rows.map(({ id }) => id) } },
    select: { id: true },
  });
  const isDone = new Set(done.map(({ id }) => id));
  const open = rows.filter(({ id }) => !isDone.has(id));
  await lockTargets(db, tenantId, open);
  const categories = await categoriesByName(db, tenantId, open);
  const owners = await skuOwners(db, tenantId, open);
  const results = new Map<string, ImportResult['result']>();
  for (const row of open) {
    const key = row.sku.toLowerCase();
    const owner = owners.get(key);
    const chosen = categories(row);
    if (chosen === null) {
      results.set(row.id, 'too_many_categories');
    } else if (owner !== undefined && owner !== row.targetId) {
      results.set(row.id, 'sku_taken');
    } else {
      const saved = row.targetId === null ? 'created' : 'updated';
      const isSaved =
        row.targetId === null
          ? await add(db, tenantId, row, chosen)
          : await update(db, tenantId, { ...row, targetId: row.targetId }, chosen);
      results.set(row.id, isSaved ? saved : 'gone');
      if (isSaved) {
        owners.set(key, row.targetId ?? row.id);
      }
    }
  }
  // Lists and pages of products alike have the list's tag.
  await recordChange(db, tenantId, { kind: 'categories' });
  return rows.map(({ id }) => ({ id, result: results.get(id) ?? 'created' }));
}

/**
 * Locks the products that the rows change, all at once and in id order, as a change of many products does. No stronger than
 * it takes: an order refers to its products while it holds the shop's order number, and must not wait for an import.
 */
const lockTargets = (db: Database, tenantId: TenantId, rows: readonly ImportedRow[]) =>
  db.$queryRaw`
    SELECT 1 FROM products WHERE tenant_id = ${tenantId}::uuid
      AND id = ANY (${rows.flatMap(({ targetId }) => targetId ?? [])}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`;

/** By SKU in lower case: the product that has it, or a text that is no product's id for one of a variant. */
async function skuOwners(
  db: Database,
  tenantId: TenantId,
  rows: readonly ImportedRow[],
): Promise<Map<string, string>> {
  const keys = rows.map(({ sku }) => sku.toLowerCase());
  const taken = await db.productVariant.findMany({
    where: { tenantId, skuKey: { in: keys } },
    select: { id: true, skuKey: true, productId: true, product: { select: { sku: true } } },
  });
  return new Map(
    taken.flatMap(({ id, skuKey, productId, product }) =>
      skuKey === null ? [] : [[skuKey, product.sku.toLowerCase() === skuKey ? productId : id] as const],
    ),
  );
}

type Chosen = { categoryId: string | null; furtherCategoryIds: string[] };

/** The columns of a product without those that the file does not have. */
function columnsOf(row: ImportedRow, { categoryId }: Chosen) {
  const { allowsCustomization, isTeamOrder } = row;
  return {
    name: row.name,
    description: row.description,
    priceCents: row.priceCents,
    sku: row.sku,
    weightGrams: row.weightGrams,
    categoryId,
    isActive: row.isActive,
    allowsCustomization,
    customizationLabel: allowsCustomization ? row.customizationLabel : null,
    customizationPlaceholder: allowsCustomization ? row.customizationPlaceholder : null,
    customizationLimit: allowsCustomization ? row.customizationLimit : null,
    isTeamOrder,
    requiresLogo: isTeamOrder && row.requiresLogo,
    requiresRoster: isTeamOrder && row.requiresRoster,
  };
}

async function add(db: Database, tenantId: TenantId, row: ImportedRow, chosen: Chosen): Promise<boolean> {
  const { id } = row;
  await db.product.create({ data: { tenantId, id, ...columnsOf(row, chosen) }, select: { id: true } });
  await setFurtherCategories(db, tenantId, { id, categoryId: chosen.categoryId }, chosen.furtherCategoryIds);
  return true;
}

/** The name of a column in a file's fields, where the two differ. */
const FIELD_OF: Readonly<Record<string, string>> = {
  priceCents: 'price',
  weightGrams: 'weight',
  categoryId: 'category',
};

async function update(
  db: Database,
  tenantId: TenantId,
  row: ImportedRow & { targetId: string },
  chosen: Chosen,
): Promise<boolean> {
  const target = await db.product.findUnique({
    where: { tenantId_id: { tenantId, id: row.targetId } },
    select: { archivedAt: true },
  });
  if (target === null || target.archivedAt !== null) {
    return false;
  }
  const given = new Set(row.given);
  const data = Object.fromEntries(
    Object.entries(columnsOf(row, chosen)).filter(([column]) => given.has(FIELD_OF[column] ?? column)),
  );
  const { categoryId } = await db.product.update({
    where: { tenantId_id: { tenantId, id: row.targetId } },
    data: { ...data, formerSku: null, version: { increment: 1 } },
    select: { categoryId: true },
  });
  if (given.has('furtherCategories')) {
    await setFurtherCategories(db, tenantId, { id: row.targetId, categoryId }, chosen.furtherCategoryIds);
  }
  return true;
}

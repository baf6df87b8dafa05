// Takes products of a file into the shop, some at a time. Each call is one transaction, and may be repeated.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { setFurtherCategories } from '@/lib/catalog/membership/further-categories';
import { saveOptions, VariantsRefusedError } from '@/lib/catalog/options/save-options';
import { type PiecesOfProduct, setPieces } from '@/lib/catalog/stocktaking/set-pieces';
import { isDeadlock, isForeignKeyViolation, isRawUniqueViolation, isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { categoriesByName } from './categories-by-name';
import type { ImportedRow } from './import-input';
import { type ImportPlan, type PlanError, planImport, type SkuHolder } from './plan-import';
import { readTargets } from './stored-products';

export type ImportResult = {
  id: string;
  result: 'created' | 'updated' | 'too_many_categories' | PlanError;
};

/** Another product can get an SKU between the look and the save; then everything is looked at again. */
const MOST_TRIES = 3;

const isRace = (error: unknown): boolean =>
  isUniqueViolation(error) ||
  isRawUniqueViolation(error) ||
  isForeignKeyViolation(error) ||
  isDeadlock(error) ||
  error instanceof VariantsRefusedError;

/**
 * Adds and updates products; says of each what became of it. A row that cannot be saved does not hold up the others. The
 * history of pieces names `actorName`.
 */
export async function importProducts(
  tenantId: TenantId,
  rows: readonly ImportedRow[],
  actorName: string,
  tries = 1,
): Promise<ImportResult[]> {
  try {
    // Apart, because it locks the shop's row, and who orders locks that while pieces are locked.
    const categories = await tenantDb(tenantId, (db) => categoriesByName(db, tenantId, rows));
    return await tenantDb(tenantId, (db) => importRows(db, tenantId, { rows, categories, actorName }));
  } catch (error) {
    if (isRace(error) && tries < MOST_TRIES) {
      return importProducts(tenantId, rows, actorName, tries + 1);
    }
    throw error;
  }
}

type Import = {
  rows: readonly ImportedRow[];
  categories: (row: ImportedRow) => Chosen | null;
  actorName: string;
};

async function importRows(
  db: Database,
  tenantId: TenantId,
  { rows, categories, actorName }: Import,
): Promise<ImportResult[]> {
  const done = await db.product.findMany({
    where: { tenantId, id: { in: rows.map(({ id }) => id) } },
    select: { id: true },
  });
  const isDone = new Set(done.map(({ id }) => id));
  const open = rows.filter(({ id }) => !isDone.has(id));
  const targetIds = open.flatMap(({ targetId }) => targetId ?? []);
  await lockTargets(db, tenantId, open);
  const targets = await readTargets(db, tenantId, targetIds);
  const holders = await skuHolders(db, tenantId, open);
  const results = new Map<string, ImportResult['result']>();
  const counted: PiecesOfProduct[] = [];
  for (const row of open) {
    const chosen = categories(row);
    const stored = row.targetId === null ? null : (targets.get(row.targetId) ?? null);
    const plan = planImport(row, stored, holders);
    if (chosen === null || !plan.ok) {
      results.set(row.id, plan.ok ? 'too_many_categories' : plan.error);
      continue;
    }
    const productId = stored?.id ?? row.id;
    await (stored === null
      ? add(db, tenantId, row, { chosen, plan: plan.value })
      : update(db, tenantId, { ...row, targetId: stored.id }, { chosen, plan: plan.value }));
    if (plan.value.options !== null) {
      const sku = plan.value.writesSku ? row.sku : (stored?.sku ?? row.sku);
      const saved = {
        id: productId,
        sku,
        imageUrl: stored?.imageUrl ?? null,
        isTeamOrder: false,
        rosterSettings: null,
      };
      await saveOptions(db, tenantId, saved, plan.value.options, noUpload);
    }
    if (plan.value.pieces.length > 0) {
      counted.push({ productId, pieces: plan.value.pieces });
    }
    results.set(row.id, stored === null ? 'created' : 'updated');
    for (const key of plan.value.skuKeys) {
      holders.set(key, { productId, isVariant: key !== row.sku.toLowerCase() });
    }
    // A second row that updates it sees it as it is now.
    if (stored !== null) {
      targets.set(stored.id, (await readTargets(db, tenantId, [stored.id])).get(stored.id) ?? stored);
    }
  }
  await setPieces(db, tenantId, counted, { actorName, reason: transferSentences.piecesReason });
  // Lists and pages of products alike have the list's tag.
  await recordChange(db, tenantId, { kind: 'categories' });
  return rows.map(({ id }) => ({ id, result: results.get(id) ?? 'created' }));
}

/** A file brings no pictures. */
const noUpload = () => Promise.resolve(null);

/**
 * Locks the products that the rows change, all at once and in id order, as a change of many products does. No stronger than
 * it takes: an order refers to its products while it holds the shop's order number, and must not wait for an import. Then
 * their variants, in the order of those who count pieces.
 */
async function lockTargets(db: Database, tenantId: TenantId, rows: readonly ImportedRow[]): Promise<void> {
  const idsOf = (some: readonly ImportedRow[]) => some.flatMap(({ targetId }) => targetId ?? []);
  await db.$queryRaw`
    SELECT 1 FROM products WHERE tenant_id = ${tenantId}::uuid AND id = ANY (${idsOf(rows)}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`;
  const changed = idsOf(rows.filter(({ options }) => options.variants.length > 0));
  if (changed.length > 0) {
    await db.$queryRaw`
      SELECT 1 FROM product_variants WHERE tenant_id = ${tenantId}::uuid AND product_id = ANY (${changed}::uuid[])
      ORDER BY id FOR UPDATE`;
  }
}

/** Who has the SKUs of the rows and of their variants, in lower case. */
async function skuHolders(
  db: Database,
  tenantId: TenantId,
  rows: readonly ImportedRow[],
): Promise<Map<string, SkuHolder>> {
  const keys = rows.flatMap(({ sku, options }) =>
    [sku, ...options.variants.map((variant) => variant.sku)].map((one) => one.toLowerCase()),
  );
  const taken = await db.productVariant.findMany({
    where: { tenantId, skuKey: { in: [...new Set(keys)] } },
    select: { id: true, skuKey: true, productId: true },
  });
  return new Map(
    taken.flatMap(({ id, skuKey, productId }) =>
      skuKey === null ? [] : [[skuKey, { productId, isVariant: id !== productId }] as const],
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

type Planned = { chosen: Chosen; plan: ImportPlan };

async function add(
  db: Database,
  tenantId: TenantId,
  row: ImportedRow,
  { chosen, plan }: Planned,
): Promise<void> {
  const { id } = row;
  const data = { tenantId, id, ...columnsOf(row, chosen), stockKind: plan.stockKind ?? 'uncounted' };
  await db.product.create({ data, select: { id: true } });
  await setFurtherCategories(db, tenantId, { id, categoryId: chosen.categoryId }, chosen.furtherCategoryIds);
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
  { chosen, plan }: Planned,
): Promise<void> {
  const given = new Set(row.given.filter((field) => field !== 'sku' || plan.writesSku));
  const data = Object.fromEntries(
    Object.entries(columnsOf(row, chosen)).filter(([column]) => given.has(FIELD_OF[column] ?? column)),
  );
  const { categoryId } = await db.product.update({
    where: { tenantId_id: { tenantId, id: row.targetId } },
    data: {
      ...data,
      ...(plan.stockKind !== null && { stockKind: plan.stockKind }),
      formerSku: null,
      version: { increment: 1 },
    },
    select: { categoryId: true },
  });
  if (given.has('furtherCategories')) {
    await setFurtherCategories(db, tenantId, { id: row.targetId, categoryId }, chosen.furtherCategoryIds);
  }
}

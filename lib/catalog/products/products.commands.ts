// How the shop's people change their products.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { setFurtherCategories } from '@/lib/catalog/membership/further-categories';
import { saveOptions, VariantsRefusedError } from '@/lib/catalog/options/save-options';
import type { VariantsError } from '@/lib/catalog/options/save-variants';
import {
  choosePictures,
  picturesInUse,
  readPictures,
  takePicture,
  writePictures,
} from '@/lib/catalog/pictures/choose-pictures';
import { saveTerms } from '@/lib/catalog/terms/save-terms';
import { isForeignKeyViolation, isRawUniqueViolation, isUniqueViolation } from '@/lib/db/errors';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { removeUnusedPictures } from '@/lib/uploads/pictures/remove-unused-picture';
import { adminProductColumns, toAdminProduct } from './admin-products.queries';
import { lockProduct } from './lock-product';
import type { ProductInput } from './product-input';
import type { AdminProductView } from './product-views';

type SaveError = { code: 'sku_taken' | 'category_gone' | 'picture_gone' } | VariantsError;
export type CreateProductError = SaveError;
/** `changed` contains the product as another person has saved it in the meantime. */
export type UpdateProductError =
  | SaveError
  | { code: 'gone' | 'archived' }
  | { code: 'changed'; current: AdminProductView };

/** Adds a product. If two requests race for a SKU, in any case, one of them gets `sku_taken`. */
export function createProduct(
  tenantId: TenantId,
  { picture, options, furtherCategoryIds, terms, ...fields }: ProductInput,
): Promise<Result<AdminProductView, CreateProductError>> {
  return refusingKnownConflicts(() =>
    tenantDb(tenantId, async (db) => {
      const chosen = await choosePictures(db, tenantId, picture, []);
      if (!chosen.ok) {
        return err({ code: chosen.error });
      }
      const imageUrl = chosen.value[0]?.imageUrl ?? null;
      const data = { ...toColumns(fields), tenantId, imageUrl };
      const { id } = await db.product.create({ data, select: { id: true } });
      await writePictures(db, tenantId, id, chosen.value);
      await setFurtherCategories(db, tenantId, { id, categoryId: fields.categoryId }, furtherCategoryIds);
      await saveOptions(db, tenantId, { ...fields, id, imageUrl }, options, takePicture(db, tenantId));
      await saveTerms(db, tenantId, id, terms);
      await recordChange(db, tenantId, { kind: 'product', id });
      return ok(await readProduct(db, tenantId, id));
    }),
  );
}

/**
 * Saves a product that was opened at `version`. If it has changed since, nothing is saved, and the current product is
 * returned: the person can load it, or overwrite it by naming its version.
 */
export async function updateProduct(
  tenantId: TenantId,
  { id, version }: { id: string; version: number },
  input: ProductInput,
): Promise<Result<AdminProductView, UpdateProductError>> {
  const former = new Set<string>();
  const saved = await refusingKnownConflicts<AdminProductView, UpdateProductError>(() =>
    tenantDb(tenantId, async (db) => {
      const before = await lockProduct(db, tenantId, id);
      if (before === null) {
        return err({ code: 'gone' });
      }
      if (before.archivedAt !== null) {
        return err({ code: 'archived' });
      }
      if (before.version !== version) {
        return err({ code: 'changed', current: await readProduct(db, tenantId, id) });
      }
      for (const url of await picturesInUse(db, tenantId, id)) {
        former.add(url);
      }
      return applyUpdate(db, tenantId, id, input);
    }),
  );
  if (saved.ok) {
    const { pictures, variants } = saved.value;
    const shown = new Set([...pictures, ...variants].map(({ imageUrl }) => imageUrl));
    await removeUnusedPictures(
      tenantId,
      [...former].filter((url) => !shown.has(url)),
    );
  }
  return saved;
}

/** In a JSON column, Prisma needs `DbNull` for null. */
const toColumns = (fields: Omit<ProductInput, 'picture' | 'options' | 'furtherCategoryIds' | 'terms'>) => ({
  ...fields,
  rosterSettings: fields.rosterSettings ?? Prisma.DbNull,
});

async function applyUpdate(
  db: Database,
  tenantId: TenantId,
  id: string,
  { picture, options, furtherCategoryIds, terms, ...fields }: ProductInput,
): Promise<Result<AdminProductView, SaveError>> {
  const chosen = await choosePictures(db, tenantId, picture, await readPictures(db, tenantId, id));
  if (!chosen.ok) {
    return err({ code: chosen.error });
  }
  const imageUrl = chosen.value[0]?.imageUrl ?? null;
  await writePictures(db, tenantId, id, chosen.value);
  await setFurtherCategories(db, tenantId, { id, categoryId: fields.categoryId }, furtherCategoryIds);
  await db.product.update({
    where: { tenantId_id: { tenantId, id } },
    // Whoever saves the product has seen its SKU.
    data: { ...toColumns(fields), formerSku: null, imageUrl, version: { increment: 1 } },
    select: { id: true },
  });
  await saveOptions(db, tenantId, { ...fields, id, imageUrl }, options, takePicture(db, tenantId));
  await saveTerms(db, tenantId, id, terms);
  await recordChange(db, tenantId, { kind: 'product', id });
  return ok(await readProduct(db, tenantId, id));
}

const readProduct = async (db: Database, tenantId: TenantId, id: string): Promise<AdminProductView> =>
  toAdminProduct(
    await db.product.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id } },
      select: adminProductColumns,
    }),
  );

/** Turns violations of the unique indexes and of the foreign key into errors of a save. */
async function refusingKnownConflicts<Value, Failure>(
  save: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | SaveError>> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof VariantsRefusedError) {
      return err(error.refusal);
    }
    if (isUniqueViolation(error) || isRawUniqueViolation(error)) {
      return err({ code: 'sku_taken' });
    }
    if (isForeignKeyViolation(error)) {
      return err({ code: 'category_gone' });
    }
    throw error;
  }
}

/** Activates or deactivates a product that is not archived. This counts as a change, so an open editor gets `changed` when it saves. */
export async function setProductActive(
  tenantId: TenantId,
  id: string,
  isActive: boolean,
): Promise<Result<AdminProductView, 'gone'>> {
  return tenantDb(tenantId, async (db) => {
    await db.product.updateMany({
      where: { tenantId, id, isActive: !isActive, archivedAt: null },
      data: { isActive, version: { increment: 1 } },
    });
    const row = await db.product.findUnique({
      where: { tenantId_id: { tenantId, id } },
      select: adminProductColumns,
    });
    if (row === null || row.archivedAt !== null) {
      return err('gone');
    }
    await recordChange(db, tenantId, { kind: 'product', id });
    return ok(toAdminProduct(row));
  });
}

/**
 * Deletes a product for good; with `onlyArchived`, one that is archived. Orders keep their own copy of its name, price and picture, and lose only the link. Its pictures
 * are deleted too, unless something else shows them.
 */
export async function deleteProduct(
  tenantId: TenantId,
  id: string,
  { onlyArchived = false }: { onlyArchived?: boolean } = {},
): Promise<Result<null, 'gone'>> {
  const deleted = await tenantDb(tenantId, async (db) => {
    const product = await lockProduct(db, tenantId, id);
    if (product === null || (onlyArchived && product.archivedAt === null)) {
      return null;
    }
    const pictures = await picturesInUse(db, tenantId, id);
    await db.orderItem.updateMany({
      where: { tenantId, productId: id },
      data: { productId: null, variantId: null },
    });
    // Deletes its rosters too, except those of unpaid orders, which may still be paid.
    await db.roster.deleteMany({ where: { tenantId, productId: id, orderItems: { none: {} } } });
    await db.roster.updateMany({ where: { tenantId, productId: id }, data: { productId: null } });
    // A saved team consists of people, so it fits another product too.
    await db.savedTeam.updateMany({ where: { tenantId, productId: id }, data: { productId: null } });
    await db.product.delete({ where: { tenantId_id: { tenantId, id } } });
    await recordChange(db, tenantId, { kind: 'product', id });
    return pictures;
  });
  if (deleted === null) {
    return err('gone');
  }
  await removeUnusedPictures(tenantId, [...deleted]);
  return ok(null);
}

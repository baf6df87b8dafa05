import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { copyFurtherCategories } from '@/lib/catalog/membership/further-categories';
import { copyOptions } from '@/lib/catalog/options/copy-options';
import { readPictures, writePictures } from '@/lib/catalog/pictures/choose-pictures';
import { findFreeSku } from '@/lib/catalog/skus/find-free-sku';
import { copyTerms } from '@/lib/catalog/terms/save-terms';
import { isUniqueViolation } from '@/lib/db/errors';
import { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { adminProductColumns, toAdminProduct } from './admin-products.queries';
import { copyRelated } from './copy-related';
import { lockProduct } from './lock-product';
import { LONGEST_NAME } from './product-rules';
import type { AdminProductView } from './product-views';

const SUFFIX = ' (copy)';

/** The name of a copy; a long name is cut so that the suffix fits. */
export const copyName = (name: string): string =>
  `${[...name].slice(0, LONGEST_NAME - SUFFIX.length).join('')}${SUFFIX}`;

/** Adds an inactive copy of a product, with a SKU of its own. Both show the same picture files. */
export async function duplicateProduct(
  tenantId: TenantId,
  id: string,
): Promise<Result<AdminProductView, 'gone' | 'sku_not_generated'>> {
  const sku = await findFreeSku(tenantId);
  if (!sku.ok) {
    return sku;
  }
  try {
    return await tenantDb(tenantId, async (db) => {
      // Lock, so that the pictures cannot be deleted before the copy uses them too.
      if ((await lockProduct(db, tenantId, id)) === null) {
        return err('gone' as const);
      }
      const {
        id: _id,
        version: _version,
        createdAt: _createdAt,
        updatedAt: _updatedAt,
        ...original
      } = await db.product.findUniqueOrThrow({ where: { tenantId_id: { tenantId, id } } });
      const data = {
        ...original,
        name: copyName(original.name),
        sku: sku.value,
        formerSku: null,
        isActive: false,
        archivedAt: null,
        position: 0,
        rosterSettings: original.rosterSettings ?? Prisma.DbNull,
        options: [],
      };
      const { id: copyId } = await db.product.create({ data, select: { id: true } });
      const pictures = await readPictures(db, tenantId, id);
      await writePictures(
        db,
        tenantId,
        copyId,
        pictures.map(({ id: _pictureId, ...picture }) => picture),
      );
      await copyOptions(db, tenantId, { from: id, to: copyId });
      await copyTerms(db, tenantId, { from: id, to: copyId });
      await copyRelated(db, tenantId, { from: id, to: copyId });
      if (original.stockKind === 'one_of_a_kind') {
        // The copy is another piece.
        await db.productVariant.update({
          where: { tenantId_id: { tenantId, id: copyId } },
          data: { onHand: 1 },
          select: { id: true },
        });
      }
      await copyFurtherCategories(db, tenantId, id, copyId);
      const copy = await db.product.findUniqueOrThrow({
        where: { tenantId_id: { tenantId, id: copyId } },
        select: adminProductColumns,
      });
      await recordChange(db, tenantId, { kind: 'product', id: copyId });
      return ok(toAdminProduct(copy));
    });
  } catch (error) {
    // Another product got this SKU in a race.
    if (isUniqueViolation(error)) {
      return err('sku_not_generated');
    }
    throw error;
  }
}

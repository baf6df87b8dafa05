import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { isEdited } from '@/lib/merge-edits';
import { err, ok, type Result } from '@/lib/result';
import {
  type EuFields,
  type EuValues,
  euValuesOf,
  type SearchFields,
  type SearchValues,
  searchValuesOf,
} from './listing-values';
import { NO_PRODUCT_LISTING, type ProductListing, type ShopListing } from './shop-listing';
import { findShopListing } from './shop-listing.queries';

type Columns = Partial<{
  homeTitle: string;
  homeDescription: string;
  returnsKind: string;
  returnDays: number | null;
  areReturnsFree: boolean;
  sellsToEu: boolean;
  makerName: string;
  makerAddress: string;
  makerContact: string;
  euName: string;
  euAddress: string;
  euContact: string;
}>;

/** Saves one form of the listing, unless what is stored differs from what the form began with. */
const save = <Values extends Record<string, string | boolean>>(
  tenantId: TenantId,
  { columns, valuesOf, base }: { columns: Columns; valuesOf: (listing: ShopListing) => Values; base: Values },
): Promise<Result<null, { current: Values }>> =>
  tenantDb(tenantId, async (db) => {
    // Locks the shop's row, so that the second of two racing saves sees the first.
    await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
    const current = valuesOf(await findShopListing(db, tenantId));
    if (isEdited(current, base)) {
      return err({ current });
    }
    await db.shopListing.upsert({
      where: { tenantId },
      create: { tenantId, ...columns },
      update: columns,
      select: { tenantId: true },
    });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });

/** Saves what search engines show of the shop. `base`: the values that the form began with. */
export const saveSearchListing = (tenantId: TenantId, fields: SearchFields, base: SearchValues) =>
  save(tenantId, {
    columns: {
      homeTitle: fields.homeTitle,
      homeDescription: fields.homeDescription,
      returnsKind: fields.returns?.kind ?? 'unstated',
      returnDays: fields.returns?.kind === 'days' ? fields.returns.days : null,
      areReturnsFree: fields.returns?.kind === 'days' && fields.returns.areFree,
    },
    valuesOf: searchValuesOf,
    base,
  });

/** Saves who answers for the shop's goods in the EU. */
export const saveEuListing = (tenantId: TenantId, fields: EuFields, base: EuValues) =>
  save(tenantId, {
    columns: {
      sellsToEu: fields.sellsToEu,
      makerName: fields.maker.name,
      makerAddress: fields.maker.address,
      makerContact: fields.maker.contact,
      euName: fields.euPerson.name,
      euAddress: fields.euPerson.address,
      euContact: fields.euPerson.contact,
    },
    valuesOf: euValuesOf,
    base,
  });

/** Locks the product, so that one of two racing saves is told of the other. */
const lockProduct = async (db: Database, tenantId: TenantId, productId: string) => {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "products" WHERE "tenant_id" = ${tenantId}::uuid AND "id" = ${productId}::uuid FOR UPDATE`;
  return rows.length === 1;
};

/**
 * Saves what search engines show of a product, and its warnings. `base`: the values that the form began with; if others
 * are stored by now, nothing is saved, and those are returned.
 */
export const saveProductListing = (
  tenantId: TenantId,
  productId: string,
  listing: ProductListing,
  base: ProductListing,
): Promise<Result<null, 'gone' | { current: ProductListing }>> =>
  tenantDb(tenantId, async (db) => {
    if (!(await lockProduct(db, tenantId, productId))) {
      return err('gone');
    }
    const where = { tenantId_productId: { tenantId, productId } };
    const select = { searchTitle: true, searchDescription: true, warnings: true } as const;
    const current = (await db.productListing.findUnique({ where, select })) ?? NO_PRODUCT_LISTING;
    if (isEdited(current, base)) {
      return err({ current });
    }
    await db.productListing.upsert({
      where,
      create: { tenantId, productId, ...listing },
      update: listing,
      select: { productId: true },
    });
    await recordChange(db, tenantId, { kind: 'product', id: productId });
    return ok(null);
  });

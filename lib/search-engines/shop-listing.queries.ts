import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { EUROPEAN_UNION } from '@/lib/addresses/european-union';
import { tags } from '@/lib/cache/tags';
import type { ShopListing as ListingRow } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { DeliveryMethod } from '@/lib/delivery/delivery-method';
import { findDeliveryMethods } from '@/lib/delivery/delivery-methods.queries';
import type { TenantId } from '@/lib/ids';
import type { StatedReturns } from './listed-product';
import { NO_PRODUCT_LISTING, NO_SHOP_LISTING, type ProductListing, type ShopListing } from './shop-listing';

function returnsOf({ returnsKind, returnDays, areReturnsFree }: ListingRow): StatedReturns | null {
  if (returnsKind === 'none') {
    return { kind: 'none' };
  }
  return returnDays === null ? null : { kind: 'days', days: returnDays, areFree: areReturnsFree };
}

const toListing = (row: ListingRow): ShopListing => ({
  homeTitle: row.homeTitle,
  homeDescription: row.homeDescription,
  returns: returnsOf(row),
  sellsToEu: row.sellsToEu,
  maker: { name: row.makerName, address: row.makerAddress, contact: row.makerContact },
  euPerson: { name: row.euName, address: row.euAddress, contact: row.euContact },
});

/** In a transaction, for a save that compares. */
export async function findShopListing(db: Database, tenantId: TenantId): Promise<ShopListing> {
  const row = await db.shopListing.findUnique({ where: { tenantId } });
  return row === null ? NO_SHOP_LISTING : toListing(row);
}

const sendsToEu = (methods: readonly DeliveryMethod[]) =>
  methods.some(({ places }) => places.some(({ country }) => EUROPEAN_UNION.includes(country)));

export type ListedShop = ShopListing & {
  methods: DeliveryMethod[];
  /** Whether a way of delivery leads there, whatever the owner says. */
  sendsToEu: boolean;
};

async function readListedShop(tenantId: TenantId): Promise<ListedShop> {
  const { listing, methods } = await tenantDb(tenantId, async (db) => ({
    listing: await findShopListing(db, tenantId),
    methods: await findDeliveryMethods(db, tenantId),
  }));
  return { ...listing, methods, sendsToEu: sendsToEu(methods) };
}

/** For shoppers' pages, cached until the shop is saved. Prices of delivery from here are shown, never charged. */
export async function getListedShop(tenantId: TenantId): Promise<ListedShop> {
  'use cache';
  cacheLife('tenant');
  cacheTag(tags.tenant(tenantId));
  return readListedShop(tenantId);
}

/** For the settings: live. */
export const readShopListing = (tenantId: TenantId): Promise<ListedShop> => readListedShop(tenantId);

const productColumns = { searchTitle: true, searchDescription: true, warnings: true } as const;

/** For a product's page. The id must be one of the shop's, so that strangers make no entries of the cache. */
export async function getProductListing(tenantId: TenantId, productId: string): Promise<ProductListing> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.product(productId));
  const row = await tenantDb(tenantId, (db) =>
    db.productListing.findUnique({
      where: { tenantId_productId: { tenantId, productId } },
      select: productColumns,
    }),
  );
  return row ?? NO_PRODUCT_LISTING;
}

export type EditedListing = {
  product: { id: string; name: string; description: string; isActive: boolean };
  listing: ProductListing;
};

/** For the form, live; null for a product that is gone. */
export const readProductListing = (tenantId: TenantId, productId: string): Promise<EditedListing | null> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.product.findFirst({
      where: { tenantId, id: productId },
      select: {
        id: true,
        name: true,
        description: true,
        isActive: true,
        listing: { select: productColumns },
      },
    });
    if (row === null) {
      return null;
    }
    const { listing, ...product } = row;
    return { product, listing: listing ?? NO_PRODUCT_LISTING };
  });

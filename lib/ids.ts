// Branded ids, so that the compiler refuses one kind in place of another. Rows have them automatically
// (prisma/brand-ids.mjs); an id from elsewhere is branded where it is parsed.
declare const idBrand: unique symbol;

/** The id of a shop. */
export type TenantId = string & { readonly [idBrand]: 'tenant' };

/** The id of an order. */
export type OrderId = string & { readonly [idBrand]: 'order' };

/** Brands an id that was parsed from a row or an answer as a shop's. The shop may not exist. */
export const asTenantId = (id: string): TenantId => id as TenantId;

/** Brands an id that was parsed from a row, a parameter or a body as an order's. The order may not exist. */
export const asOrderId = (id: string): OrderId => id as OrderId;

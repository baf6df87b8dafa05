// Ids that must not be mistaken for each other. Rows have them by themselves (prisma/brand-ids.mjs); an id that comes in from
// elsewhere gets its name here, where it is parsed.
declare const idBrand: unique symbol;

/** The id of a shop. */
export type TenantId = string & { readonly [idBrand]: 'tenant' };

/** The id of an order. */
export type OrderId = string & { readonly [idBrand]: 'order' };

/** Marks an id that was parsed from a row or an answer as a shop's. It does not say that there is such a shop. */
export const asTenantId = (id: string): TenantId => id as TenantId;

/** Marks an id that was parsed from a row, a parameter or a body as an order's. It does not say that there is such an order. */
export const asOrderId = (id: string): OrderId => id as OrderId;

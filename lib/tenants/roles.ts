// The roles in a shop (specification §6) and the one of the platform. Their permissions are in lib/auth/permissions.ts.

/** The roles of a shop's team. */
export const ROLES = ['owner', 'product-manager', 'order-manager'] as const;

/** Of people who run the platform. The database lets nobody have it in a shop (`platform_role_fits`). */
export const OPERATOR = 'operator';

/** The roles that a row may hold. */
export const ALL_ROLES = [...ROLES, OPERATOR] as const;

export type ShopRole = (typeof ROLES)[number];
export type Role = (typeof ALL_ROLES)[number];

/** The role of a new shop's first member. To check a permission, use `roleMay`. */
export const OWNER: ShopRole = 'owner';

/** Whether a stored text is a role. */
export const isRole = (text: string | null | undefined): text is Role =>
  ALL_ROLES.some((role) => role === text);

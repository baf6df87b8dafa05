// The roles in a shop (specification §6) and the one of the platform. Their permissions are in lib/auth/permissions.ts.

/** The roles of a shop's team. */
export const ROLES = ['owner', 'product-manager', 'order-manager'] as const;

/** Of people who run the platform. The database lets nobody have it in a shop (`platform_role_fits`). */
export const OPERATOR = 'operator';

/** The roles that a row may hold. */
export const ALL_ROLES = [...ROLES, OPERATOR] as const;

/** Of an operator who acts as a shop's owner for half an hour: looking only, then changing too. No row holds them. */
export const ACTING_ROLES = ['acting-reader', 'acting-editor'] as const;

export type ShopRole = (typeof ROLES)[number];
/** A role that a row may hold. */
export type HeldRole = (typeof ALL_ROLES)[number];
export type ActingRole = (typeof ACTING_ROLES)[number];
export type Role = HeldRole | ActingRole;

/** The role of a new shop's first member. To check a permission, use `roleMay`. */
export const OWNER: ShopRole = 'owner';

/** Whether a stored text is a role. */
export const isRole = (text: string | null | undefined): text is HeldRole =>
  ALL_ROLES.some((role) => role === text);

export const isActingRole = (text: string | null | undefined): text is ActingRole =>
  ACTING_ROLES.some((role) => role === text);

// The roles in a shop (specification §6). Their permissions are in lib/auth/permissions.ts.

export const ROLES = ['owner', 'product-manager', 'order-manager'] as const;

export type Role = (typeof ROLES)[number];

/** The role of a new shop's first member. To check a permission, use `roleMay`. */
export const OWNER: Role = 'owner';

/** Whether a stored text is a role. */
export const isRole = (text: string | null | undefined): text is Role => ROLES.some((role) => role === text);

// What somebody can be in a shop (specification §6). What each may do stands in lib/auth/permissions.ts.

export const ROLES = ['owner', 'product-manager', 'order-manager'] as const;

export type Role = (typeof ROLES)[number];

/** The role of whoever a shop is made for. To find out what somebody may do, ask `roleMay`. */
export const OWNER: Role = 'owner';

/** Whether a stored text is the name of a role. */
export const isRole = (text: string | null | undefined): text is Role => ROLES.some((role) => role === text);

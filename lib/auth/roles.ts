// Who may do what in a shop (specification §6).

const ADMIN_ROLES = ['owner', 'product-manager', 'order-manager'] as const;
export type Role = (typeof ADMIN_ROLES)[number];

/** Whether a stored role is one that grants access to a shop's admin area. */
export const isAdminRole = (role: string): role is Role => ADMIN_ROLES.some((known) => known === role);

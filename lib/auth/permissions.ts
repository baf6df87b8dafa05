// Who may do what in a shop (specification §6). A page, an action or a handler asks for a word; a role is a set of words.

/** Whoever works in a shop at all: to come in, and what is one's own there. */
const ENTRY = ['admin.enter', 'dashboard.view', 'own_account.view', 'own_account.edit'] as const;

/** What the shop sells, and how it looks. */
const CATALOG = [
  'products.view',
  'products.edit',
  'categories.edit',
  'pictures.upload',
  'branding.view',
] as const;

/** What was ordered: by whom, what is made of it, and what is paid back. */
const ORDERS = [
  'orders.view',
  'orders.edit',
  'orders.files',
  'orders.export',
  'orders.mark_paid',
  'orders.refund',
  'production.view',
  'production.edit',
] as const;

/** The shop itself: its money, its settings and its people. */
const SHOP = [
  'finances.view',
  'finances.export',
  'settings.view',
  'settings.edit',
  'branding.edit',
  'paypal.view',
  'paypal.edit',
  'notifications.view',
  'notifications.edit',
  'mails.send_again',
  'team.view',
] as const;

export type Permission = (typeof ENTRY | typeof CATALOG | typeof ORDERS | typeof SHOP)[number];

/** The one place in which a role means anything. */
const PERMISSIONS_OF_ROLE = {
  owner: [...ENTRY, ...CATALOG, ...ORDERS, ...SHOP],
  // Stored, and granted nothing until a shop can invite people. Then ENTRY and CATALOG.
  'product-manager': [],
  // The same. Then ENTRY and ORDERS.
  'order-manager': [],
} as const satisfies Record<string, readonly Permission[]>;

export type Role = keyof typeof PERMISSIONS_OF_ROLE;

/** The role of whoever a shop is made for. To find out what somebody may do, ask `roleMay`. */
export const OWNER: Role = 'owner';

/** Whether a stored text is the name of a role. */
export const isRole = (role: string | null | undefined): role is Role =>
  typeof role === 'string' && Object.hasOwn(PERMISSIONS_OF_ROLE, role);

/** Whether a role holds this word. Nobody's role, and one that is not known, hold none. */
export function roleMay(role: string | null | undefined, permission: Permission): role is Role {
  const held: readonly Permission[] = isRole(role) ? PERMISSIONS_OF_ROLE[role] : [];
  return held.includes(permission);
}

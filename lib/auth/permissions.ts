// Who may do what in a shop (specification §6). A page, an action or a handler asks for a word; a role is a set of words.

import { isRole, type Role } from '@/lib/tenants/roles';

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
const PERMISSIONS_OF_ROLE: Record<Role, readonly Permission[]> = {
  owner: [...ENTRY, ...CATALOG, ...ORDERS, ...SHOP],
  // Stored, and granted nothing until a shop can invite people. Then ENTRY and CATALOG.
  'product-manager': [],
  // The same. Then ENTRY and ORDERS.
  'order-manager': [],
};

/** Whether a role holds this word. Nobody's role, and one that is not known, hold none. */
export const roleMay = (role: string | null | undefined, permission: Permission): role is Role =>
  isRole(role) && PERMISSIONS_OF_ROLE[role].includes(permission);

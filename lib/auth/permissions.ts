// Who may do what in a shop (specification §6). A page, an action or a handler asks for a permission; a role is a set
// of permissions.

import { isActingRole, isRole, type Role } from '@/lib/tenants/roles';

/** For everyone who works in a shop: access to the admin area, and their own account. */
const ENTRY = [
  'admin.enter',
  'dashboard.view',
  // How the shop is visited; what it sells only with `finances.view`.
  'analytics.view',
  'analytics.export',
  'own_account.view',
  'own_account.edit',
] as const;

/** The goods and the look of the shop. */
const CATALOG = [
  'products.view',
  'products.edit',
  // Taking them out of the shop, and back.
  'products.archive',
  // Many at once, and their order in the store.
  'products.bulk',
  'products.arrange',
  // As files.
  'products.import',
  'products.export',
  'categories.edit',
  'pictures.upload',
  'branding.view',
] as const;

/** Orders: customers, production, refunds. */
const ORDERS = [
  'orders.view',
  'orders.edit',
  // By hand, for somebody at the stall or on the phone.
  'orders.create',
  // Where an order goes.
  'orders.change_address',
  'orders.files',
  'orders.export',
  'orders.mark_paid',
  'orders.refund',
  'production.view',
  'production.edit',
  // Who has bought, and notes about them.
  'customers.view',
  'customers.edit',
  'customers.export',
] as const;

/** The shop itself: its money, its settings and its people. */
const SHOP = [
  'finances.view',
  'finances.export',
  // For good, once they are archived.
  'products.delete',
  // Statements of the platform's fees.
  'fees.pay',
  'store.view',
  // Opening, pausing and closing it, and its preview link.
  'store.move',
  // Taking everything along.
  'store.archive',
  'domains.view',
  'domains.edit',
  'settings.view',
  'settings.edit',
  'taxes.view',
  'taxes.edit',
  'discounts.view',
  'discounts.edit',
  'branding.edit',
  'paypal.view',
  'paypal.edit',
  'notifications.view',
  'notifications.edit',
  'mails.send_again',
  'team.view',
  'team.edit',
  'audit.view',
  'orders.delete_test',
  // Also above the limit that an owner sets for order managers.
  'orders.refund_any',
] as const;

/** The platform across its shops, and the people who run it. */
const PLATFORM = ['platform.view', 'platform.edit'] as const;

export type Permission = (
  | typeof ENTRY
  | typeof CATALOG
  | typeof ORDERS
  | typeof SHOP
  | typeof PLATFORM
)[number];

/** What an operator sees of a shop as its owner. No files of shoppers, and no file with all of them. */
const ACTING_READER = [
  ...['admin.enter', 'dashboard.view', 'products.view', 'branding.view', 'orders.view', 'production.view'],
  'customers.view',
  'analytics.view',
  ...['finances.view', 'store.view', 'settings.view', 'paypal.view', 'notifications.view', 'domains.view'],
  ...['team.view', 'audit.view', 'taxes.view', 'discounts.view'],
] as const;

/** And changes for them. Never people, money, keys, or the shop's end. */
const ACTING_EDITOR = [
  ...['products.edit', 'products.archive', 'products.bulk', 'products.arrange'],
  ...['categories.edit', 'pictures.upload'],
  ...['branding.edit', 'settings.edit'],
  ...['notifications.edit', 'orders.edit', 'production.edit', 'mails.send_again'],
] as const;

/** The only table that gives a role its meaning. */
const PERMISSIONS_OF_ROLE: Record<Role, readonly Permission[]> = {
  owner: [...ENTRY, ...CATALOG, ...ORDERS, ...SHOP],
  'product-manager': [...ENTRY, ...CATALOG],
  // Refunds up to the shop's limit (lib/orders/refunds/refund-allowance.ts).
  'order-manager': [...ENTRY, ...ORDERS],
  operator: ['admin.enter', 'own_account.view', 'own_account.edit', ...PLATFORM],
  'acting-reader': ACTING_READER,
  'acting-editor': [...ACTING_READER, ...ACTING_EDITOR],
};

/** Whether a role holds this permission. No role (null) and an unknown role hold none. */
export const roleMay = (role: string | null | undefined, permission: Permission): role is Role =>
  (isRole(role) || isActingRole(role)) && PERMISSIONS_OF_ROLE[role].includes(permission);

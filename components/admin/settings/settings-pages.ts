// The pages of the settings, each with its permission: a page that the role may not see is hidden.
import { type Permission, roleMay } from '@/lib/auth/permissions';
import { adminPages } from '@/lib/messages/en/admin/pages';
import type { Role } from '@/lib/tenants/roles';

const PAGES = [
  { key: 'general', href: '/admin/settings', name: adminPages.general, may: 'settings.view' },
  { key: 'branding', href: '/admin/settings/branding', name: adminPages.branding, may: 'branding.view' },
  { key: 'home', href: '/admin/settings/home', name: adminPages.home, may: 'branding.view' },
  { key: 'payments', href: '/admin/settings/payments', name: adminPages.payments, may: 'paypal.view' },
  { key: 'delivery', href: '/admin/settings/delivery', name: adminPages.delivery, may: 'settings.view' },
  {
    key: 'working-days',
    href: '/admin/settings/working-days',
    name: adminPages.workingDays,
    may: 'settings.view',
  },
  { key: 'taxes', href: '/admin/settings/taxes', name: adminPages.taxes, may: 'taxes.view' },
  { key: 'codes', href: '/admin/settings/codes', name: adminPages.codes, may: 'discounts.view' },
  { key: 'policies', href: '/admin/settings/policies', name: adminPages.policies, may: 'settings.view' },
  { key: 'search', href: '/admin/settings/search', name: adminPages.search, may: 'settings.view' },
  { key: 'eu', href: '/admin/settings/eu', name: adminPages.eu, may: 'settings.view' },
  { key: 'notices', href: '/admin/settings/notices', name: adminPages.notices, may: 'settings.view' },
  {
    key: 'notifications',
    href: '/admin/settings/notifications',
    name: adminPages.notifications,
    may: 'notifications.view',
  },
  { key: 'team', href: '/admin/settings/team', name: adminPages.team, may: 'team.view' },
  { key: 'status', href: '/admin/settings/status', name: adminPages.storeStatus, may: 'store.view' },
  { key: 'data', href: '/admin/settings/data', name: adminPages.data, may: 'store.archive' },
  { key: 'domains', href: '/admin/settings/domains', name: adminPages.domains, may: 'domains.view' },
  { key: 'app', href: '/admin/settings/app', name: adminPages.app, may: 'settings.view' },
  { key: 'security', href: '/admin/settings/security', name: adminPages.security, may: 'own_account.view' },
] as const satisfies readonly { key: string; href: string; name: string; may: Permission }[];

export type SettingsPage = (typeof PAGES)[number];
export type SettingsTab = SettingsPage['key'];

/** The pages for a role, in order. Every member has at least their own account. */
export const settingsPagesOf = (role: Role): SettingsPage[] => PAGES.filter(({ may }) => roleMay(role, may));

/** The title of the settings; 'Your account' for a role that sees no other page of them. */
export const settingsTitleOf = (role: Role): string =>
  settingsPagesOf(role).length > 1 ? adminPages.settings : adminPages.yourAccount;

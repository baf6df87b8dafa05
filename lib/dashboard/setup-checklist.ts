// What a new shop still needs before it can sell, with links to the pages for it.
import { type Permission, roleMay } from '@/lib/auth/permissions';
import type { Role } from '@/lib/tenants/roles';
import { DEFAULT_COLORS } from '@/lib/tenants/theme/theme';

/** The facts that decide about the steps. */
export type ShopSetup = {
  logoUrl: string | null;
  hasProduct: boolean;
  paypalClientId: string | null;
  hasPaypalSecret: boolean;
  primaryColor: string;
  secondaryColor: string;
};

export type SetupStep = { key: 'logo' | 'product' | 'paypal' | 'colors'; href: string; isDone: boolean };

/** What each step takes. */
const MAY: Record<SetupStep['key'], Permission> = {
  product: 'products.edit',
  paypal: 'paypal.edit',
  logo: 'settings.edit',
  colors: 'branding.edit',
};

/** The steps that this role may do. */
export const setupStepsFor = (role: Role, steps: readonly SetupStep[]): SetupStep[] =>
  steps.filter(({ key }) => roleMay(role, MAY[key]));

const isSame = (color: string, other: string) => color.toLowerCase() === other.toLowerCase();

/** The steps of setting up a shop, in the order in which a new owner takes them. */
export const setupSteps = (setup: ShopSetup): SetupStep[] => [
  { key: 'product', href: '/admin/products', isDone: setup.hasProduct },
  {
    key: 'paypal',
    href: '/admin/settings/payments',
    isDone: Boolean(setup.paypalClientId) && setup.hasPaypalSecret,
  },
  { key: 'logo', href: '/admin/settings', isDone: Boolean(setup.logoUrl) },
  {
    key: 'colors',
    href: '/admin/settings/branding',
    isDone: !(
      isSame(setup.primaryColor, DEFAULT_COLORS.primary) &&
      isSame(setup.secondaryColor, DEFAULT_COLORS.secondary)
    ),
  },
];

/** Whether nothing is left to set up. Then the checklist disappears. */
export const isSetUp = (steps: readonly SetupStep[]): boolean => steps.every(({ isDone }) => isDone);

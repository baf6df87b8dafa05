// What a new shop still needs before it can sell, with links to the pages for it. Each step is done when the shop has
// what it is about; nobody ticks anything.
import { type Permission, roleMay } from '@/lib/auth/permissions';
import type { Role } from '@/lib/tenants/roles';
import type { ShopState } from '@/lib/tenants/state/shop-state';
import { DEFAULT_COLORS } from '@/lib/tenants/theme/theme';

/** In the order in which a new owner takes them. The database checks what is put off (`tenants_setup_later_check`). */
export const SETUP_STEPS = ['product', 'paypal', 'delivery', 'policies', 'look', 'test', 'open'] as const;

export type SetupKey = (typeof SETUP_STEPS)[number];

/** The facts that decide about the steps. */
export type ShopSetup = {
  hasProduct: boolean;
  paypalClientId: string | null;
  hasPaypalSecret: boolean;
  /** The account is of PayPal's sandbox, so that orders are test orders. */
  isSandbox: boolean;
  /** At least one way of delivery. Without any, an order costs what its goods cost. */
  hasDelivery: boolean;
  contactEmail: string | null;
  /** Shipping, returns and privacy were each decided about, if only to have none. */
  hasPolicies: boolean;
  primaryColor: string;
  secondaryColor: string;
  /** An order was paid through PayPal: a test order, or one of a shopper. */
  hasPaidOrder: boolean;
  state: ShopState;
  /** The steps that the shop's people put off. */
  later: readonly string[];
};

export type SetupStep = {
  key: SetupKey;
  href: string;
  isDone: boolean;
  isLater: boolean;
  /** What has to be done first: a test order needs a product, and an account of the sandbox. */
  waitsFor: 'product_and_paypal' | 'sandbox' | null;
};

/** What each step takes. */
const MAY: Record<SetupKey, Permission> = {
  product: 'products.edit',
  paypal: 'paypal.edit',
  delivery: 'settings.edit',
  policies: 'settings.edit',
  look: 'branding.edit',
  test: 'store.move',
  open: 'store.move',
};

const HREF: Record<SetupKey, string> = {
  product: '/admin/products/first',
  paypal: '/admin/settings/payments',
  delivery: '/admin/settings/delivery',
  policies: '/admin/settings/policies',
  look: '/admin/settings/branding',
  test: '/',
  open: '/admin/settings/status',
};

/** The steps that this role may do. */
export const setupStepsFor = (role: Role, steps: readonly SetupStep[]): SetupStep[] =>
  steps.filter(({ key }) => roleMay(role, MAY[key]));

const isSame = (color: string, other: string) => color.toLowerCase() === other.toLowerCase();

/** The steps of setting up a shop. */
export function setupSteps(setup: ShopSetup): SetupStep[] {
  const isConnected = Boolean(setup.paypalClientId) && setup.hasPaypalSecret;
  const isDone: Record<SetupKey, boolean> = {
    product: setup.hasProduct,
    paypal: isConnected,
    // A store that opens without any has decided: it charges nothing for delivery.
    delivery: setup.hasDelivery || setup.state !== 'draft',
    policies: Boolean(setup.contactEmail) && setup.hasPolicies,
    look: !(
      isSame(setup.primaryColor, DEFAULT_COLORS.primary) &&
      isSame(setup.secondaryColor, DEFAULT_COLORS.secondary)
    ),
    test: setup.hasPaidOrder,
    open: setup.state !== 'draft',
  };
  const testWaitsFor =
    !setup.hasProduct || !isConnected ? 'product_and_paypal' : setup.isSandbox ? null : 'sandbox';
  return SETUP_STEPS.map((key) => ({
    key,
    href: HREF[key],
    isDone: isDone[key],
    isLater: !isDone[key] && setup.later.includes(key),
    waitsFor: key === 'test' && !isDone.test ? testWaitsFor : null,
  }));
}

/** Whether nothing is left to set up. Then the checklist disappears. */
export const isSetUp = (steps: readonly SetupStep[]): boolean => steps.every(({ isDone }) => isDone);

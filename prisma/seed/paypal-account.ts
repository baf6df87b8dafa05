import type { DemoShop } from './catalogue';

/**
 * The account of a demo shop at the PayPal stand-in, connected or not. The stand-in knows these and no others, so
 * that it refuses a wrong id or secret as PayPal would.
 */
export const payPalAccountOf = ({ slug }: Pick<DemoShop, 'slug'>) => ({
  clientId: `sandbox-${slug}`,
  clientSecret: `${slug}-sandbox-secret`,
});

/** The webhook id of a demo shop at the stand-in, independent of the shop's port. */
export const payPalWebhookIdOf = ({ slug }: Pick<DemoShop, 'slug'>): string =>
  `WH-DEMO-${slug.toUpperCase()}`;

/** An account of the stand-in's sandbox, for shops that are opened in the demo: their orders are test orders. */
export const SANDBOX_ACCOUNT = {
  clientId: 'test-store',
  clientSecret: 'test-store-secret',
  isSandbox: true,
} as const;

/** The platform's own account at the stand-in, to which the demo shops pay their fees. */
export const PLATFORM_ACCOUNT = {
  clientId: 'makerfront-fees',
  clientSecret: 'makerfront-fees-secret',
} as const;

/** The platform's account at the stand-in as a partner, through which shops of the demo can connect. */
export const PARTNER_ACCOUNT = {
  clientId: 'makerfront-partner',
  clientSecret: 'makerfront-partner-secret',
  isPartner: true,
} as const;

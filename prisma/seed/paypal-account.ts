import type { DemoShop } from './catalogue';

/**
 * The account that the PayPal stand-in keeps for a demo shop, whether the shop has connected it or not. The
 * stand-in knows these and no others, so that a wrong id or secret is refused as the real service would.
 */
export const payPalAccountOf = ({ slug }: Pick<DemoShop, 'slug'>) => ({
  clientId: `sandbox-${slug}`,
  clientSecret: `${slug}-sandbox-secret`,
});

/** By which name the stand-in sends a demo shop's messages, whatever port the shop is on. */
export const payPalWebhookIdOf = ({ slug }: Pick<DemoShop, 'slug'>): string =>
  `WH-DEMO-${slug.toUpperCase()}`;

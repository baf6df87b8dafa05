import type { TenantId } from '@/lib/ids';
// The tags of cached pages and data. A write expires exactly the tags of what it changed; a tag typed anywhere else is
// a mistake.

export const tags = {
  /** The shop itself: name, colours, payment set-up. */
  tenant: (tenantId: TenantId) => `tenant:${tenantId}`,
  /** The list of the shop's products and categories. */
  products: (tenantId: TenantId) => `tenant:${tenantId}:products`,
  /** What is told to other services of each product, with what is left of it. */
  feed: (tenantId: TenantId) => `tenant:${tenantId}:feed`,
  product: (productId: string) => `product:${productId}`,
  /** For what is kept of hosts at which no shop was found. */
  unknownHosts: 'unknown-hosts',
  /** For a page that must be rendered for each request; lib/cache/page-cache.mjs keeps no page with this tag. */
  uncacheable: 'uncacheable',
} as const;

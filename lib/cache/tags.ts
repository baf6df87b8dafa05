import type { TenantId } from '@/lib/ids';
// Names of what is cached. A write names exactly what it changed; typing a tag anywhere else is a mistake.

export const tags = {
  /** The shop itself: name, colours, payment set-up. */
  tenant: (tenantId: TenantId) => `tenant:${tenantId}`,
  /** Which products and categories the shop lists. */
  products: (tenantId: TenantId) => `tenant:${tenantId}:products`,
  product: (productId: string) => `product:${productId}`,
  /** On a page that must be rendered for each request; lib/cache/page-cache.mjs keeps none of them. */
  uncacheable: 'uncacheable',
} as const;

import type { Tenant } from '@/lib/tenants/tenant';

/**
 * Whether search engines may list the shop: an open one, at its public address. What a preview link shows, and a shop
 * that sells nothing at the moment, is not for them.
 */
export const isListed = (tenant: Tenant | null): tenant is Tenant =>
  tenant !== null && tenant.state === 'live' && !tenant.isPreview;

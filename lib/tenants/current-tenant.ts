import 'server-only';
import { tenant as tenantKey } from 'next/root-params';
import { cache } from 'react';
import { logger } from '@/lib/log';
import type { Tenant } from './tenant';
import { TenantLoadError } from './tenant-load-error';
import { getCachedTenant } from './tenants.queries';

/**
 * The shop of the page being rendered, looked up once for each page; null if unknown. Throws `TenantLoadError` on an
 * outage.
 */
export const currentTenant = cache(async (): Promise<Tenant | null> => {
  const key = (await tenantKey()) ?? '';
  try {
    return await getCachedTenant(key);
  } catch (error) {
    logger().error({ event: 'tenant.load_failed', tenantKey: key, error }, 'the shop could not be loaded');
    throw new TenantLoadError(key);
  }
});

import 'server-only';
import type { Metadata } from 'next';
import { currentTenant } from './current-tenant';
import { storeLinksAt } from './hosts/address-of-now';

/**
 * The metadata of a page that search engines may list: whatever name of the shop it was found at, it is at the main one.
 * Nothing for a host without a shop.
 */
export async function canonicalAt(path: string): Promise<Pick<Metadata, 'alternates'>> {
  const tenant = await currentTenant();
  return tenant === null
    ? {}
    : { alternates: { canonical: storeLinksAt(tenant, tenant.customDomain)(path) } };
}

import { tenantDocument } from '@/lib/entry/tenant-document';
import { isListed } from '@/lib/search-engines/is-listed';
import { robotsText } from '@/lib/search-engines/robots';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';

/** What search engines may read of this host. A draft, a paused shop and an unknown host are closed to them. */
export const GET = tenantDocument({
  path: '/robots.txt',
  contentType: 'text/plain; charset=utf-8',
  write: async (tenant) =>
    robotsText(isListed(tenant) ? storeLinksAt(tenant, tenant.customDomain)('/sitemap.xml') : null),
});

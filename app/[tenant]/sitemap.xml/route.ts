import { tenantDocument } from '@/lib/entry/tenant-document';
import { isListed } from '@/lib/search-engines/is-listed';
import { getSitemap } from '@/lib/search-engines/sitemap.queries';

/** Every page of the shop that search engines may list, at its main name. */
export const GET = tenantDocument({
  path: '/sitemap.xml',
  contentType: 'application/xml; charset=utf-8',
  write: async (tenant) => (isListed(tenant) ? getSitemap(tenant) : null),
});

import { tenantDocument } from '@/lib/entry/tenant-document';
import { isListed } from '@/lib/search-engines/is-listed';
import { sitemapXml } from '@/lib/search-engines/sitemap';
import { listSitemapPaths } from '@/lib/search-engines/sitemap.queries';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';

/** Every page of the shop that search engines may list, at its main name. */
export const GET = tenantDocument({
  contentType: 'application/xml; charset=utf-8',
  async write(tenant) {
    if (!isListed(tenant)) {
      return null;
    }
    const links = storeLinksAt(tenant, tenant.customDomain);
    const paths = await listSitemapPaths(tenant.id);
    return sitemapXml(paths.map(({ path, changedAt }) => ({ url: links(path), changedAt })));
  },
});

import { tenantDocument } from '@/lib/entry/tenant-document';
import { getGoogleFeed } from '@/lib/search-engines/feed/feed.queries';
import { feedPageOf } from '@/lib/search-engines/feed/feed-page';
import { isListed } from '@/lib/search-engines/is-listed';

/** The shop's products for Google Merchant Center. */
export const GET = tenantDocument({
  path: '/feeds/google.xml',
  contentType: 'application/xml; charset=utf-8',
  async write(tenant, request) {
    const page = feedPageOf(request.url);
    return isListed(tenant) && page !== null ? getGoogleFeed(tenant, page) : null;
  },
});

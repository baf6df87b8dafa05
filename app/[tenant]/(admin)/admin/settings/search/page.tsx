import type { Metadata } from 'next';
import { CopyField } from '@/components/admin/copy-field';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { searchListing as say } from '@/lib/messages/en/admin/store/search-listing';
import { countFeeds, feedPath } from '@/lib/search-engines/feed/feed.queries';
import { isListed } from '@/lib/search-engines/is-listed';
import { searchValuesOf } from '@/lib/search-engines/listing-values';
import { readShopListing } from '@/lib/search-engines/shop-listing.queries';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { guardedPage } from '../../../guarded-page';
import { SearchForm } from './search-form';

export const metadata: Metadata = { title: adminPages.search };

const guarded = guardedPage({ may: 'settings.view' });

/** How the shop looks in results, and the addresses for search engines. */
export default guarded(async ({ role, tenant }) => {
  const [listing, feeds] = await Promise.all([readShopListing(tenant.id), countFeeds(tenant.id)]);
  const links = storeLinksAt(tenant, tenant.customDomain);
  const { name, description } = tenant;
  return (
    <SettingsFrame role={role} current="search">
      <div className="flex flex-col gap-6">
        <SearchForm
          shop={{ name, description, address: new URL(links('/')).host }}
          stored={searchValuesOf(listing)}
        />
        <Card title={say.addressesTitle}>
          <div className="flex max-w-3xl flex-col gap-5">
            <p className="text-muted">{say.addressesLead}</p>
            {!isListed(tenant) && <Notice kind="info">{say.closed}</Notice>}
            <CopyField name="sitemap" label={say.sitemap} value={links('/sitemap.xml')} />
            {Array.from({ length: feeds }, (_, index) => (
              <CopyField
                key={feedPath(index + 1)}
                name={`feed-${index + 1}`}
                label={index === 0 ? say.feed : say.feedNumbered(index + 1)}
                value={links(feedPath(index + 1))}
              />
            ))}
            <p className="text-sm text-muted">{say.feedNote}</p>
          </div>
        </Card>
      </div>
    </SettingsFrame>
  );
});

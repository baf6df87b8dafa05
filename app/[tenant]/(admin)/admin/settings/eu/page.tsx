import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { euValuesOf } from '@/lib/search-engines/listing-values';
import { readShopListing } from '@/lib/search-engines/shop-listing.queries';
import { guardedPage } from '../../../guarded-page';
import { EuForm } from './eu-form';

export const metadata: Metadata = { title: adminPages.eu };

const guarded = guardedPage({ may: 'settings.view' });

/** Who answers for the shop's goods in the EU. */
export default guarded(async ({ role, tenant }) => {
  const listing = await readShopListing(tenant.id);
  return (
    <SettingsFrame role={role} current="eu">
      <EuForm stored={euValuesOf(listing)} sendsToEu={listing.sendsToEu} />
    </SettingsFrame>
  );
});

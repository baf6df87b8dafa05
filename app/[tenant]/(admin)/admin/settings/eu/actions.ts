'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { euListing } from '@/lib/messages/en/admin/store/eu-listing';
import { euListingInput } from '@/lib/search-engines/listing-input';
import { saveEuListing } from '@/lib/search-engines/shop-listing.commands';
import { settingsSaved } from '../settings-saved';

/** Saves who answers for the shop's goods in the EU. */
export const saveEuSettings = adminAction({
  may: 'settings.edit',
  schema: euListingInput,
  failureMessage: euListing.failed,
  handle: async ({ tenant }, { base, fields }) => settingsSaved(await saveEuListing(tenant.id, fields, base)),
});

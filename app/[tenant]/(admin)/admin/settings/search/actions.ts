'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { searchListing } from '@/lib/messages/en/admin/store/search-listing';
import { searchListingInput } from '@/lib/search-engines/listing-input';
import { saveSearchListing } from '@/lib/search-engines/shop-listing.commands';
import { settingsSaved } from '../settings-saved';

/** Saves what search engines show of the shop, and what it says of returns. */
export const saveSearchSettings = adminAction({
  may: 'settings.edit',
  schema: searchListingInput,
  failureMessage: searchListing.failed,
  handle: async ({ tenant }, { base, fields }) =>
    settingsSaved(await saveSearchListing(tenant.id, fields, base)),
});

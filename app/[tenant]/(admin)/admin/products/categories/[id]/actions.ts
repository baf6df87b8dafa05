'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { categoryListing } from '@/lib/messages/en/admin/store/search-listing';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { saveCategoryListing } from '@/lib/search-engines/category-listing.commands';
import { categoryListingInput } from '@/lib/search-engines/listing-input';
import type { SearchListing } from '@/lib/search-engines/shop-listing';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';

/** Saves what search engines show of a category. */
export const saveListingOfCategory = adminAction({
  may: 'categories.edit',
  schema: categoryListingInput,
  failureMessage: categoryListing.failed,
  async handle({ tenant }, { categoryId, base, ...listing }): Promise<Outcome<SettingsSave<SearchListing>>> {
    const saved = await saveCategoryListing(tenant.id, categoryId, listing, base);
    if (saved.ok) {
      return ok({ kind: 'saved' });
    }
    return saved.error === 'gone'
      ? refused(categoryListing.gone)
      : ok({ kind: 'changed', current: saved.error.current });
  },
});

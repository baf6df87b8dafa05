'use server';
import { adminAction } from '@/lib/entry/admin-action';
import { productListing } from '@/lib/messages/en/admin/store/search-listing';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { productListingInput } from '@/lib/search-engines/listing-input';
import type { ProductListing } from '@/lib/search-engines/shop-listing';
import { saveProductListing } from '@/lib/search-engines/shop-listing.commands';
import type { SettingsSave } from '@/lib/tenants/settings/settings-save';

/** Saves what search engines show of a product, and its warnings. */
export const saveListing = adminAction({
  may: 'products.edit',
  schema: productListingInput,
  failureMessage: productListing.failed,
  async handle({ tenant }, { productId, base, ...listing }): Promise<Outcome<SettingsSave<ProductListing>>> {
    const saved = await saveProductListing(tenant.id, productId, listing, base);
    if (saved.ok) {
      return ok({ kind: 'saved' });
    }
    return saved.error === 'gone'
      ? refused(productListing.gone)
      : ok({ kind: 'changed', current: saved.error.current });
  },
});

import 'server-only';
import type { TenantId } from '@/lib/ids';
import { isComplete, type ResponsiblePerson } from './shop-listing';
import { getListedShop, getProductListing } from './shop-listing.queries';

export type ShownSafety = {
  maker: ResponsiblePerson | null;
  euPerson: ResponsiblePerson | null;
  warnings: string;
};

/**
 * What a product's page says for buyers in the EU; null for a shop that does not sell there, or that has said nothing. A
 * person who cannot be reached by both kinds of post is not shown.
 */
export async function getShownSafety(tenantId: TenantId, productId: string): Promise<ShownSafety | null> {
  const shop = await getListedShop(tenantId);
  if (!shop.sellsToEu && !shop.sendsToEu) {
    return null;
  }
  const { warnings } = await getProductListing(tenantId, productId);
  const shown = {
    maker: isComplete(shop.maker) ? shop.maker : null,
    euPerson: isComplete(shop.euPerson) ? shop.euPerson : null,
    warnings,
  };
  return shown.maker === null && shown.euPerson === null && warnings === '' ? null : shown;
}

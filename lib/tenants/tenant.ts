import type { TenantId } from '@/lib/ids';

/**
 * A shop as the rest of the product sees it, remembered between requests for up to an hour: no secrets, and nothing that
 * decides money, such as the platform's fee. That is read in the transaction that books it.
 */
export type Tenant = {
  id: TenantId;
  slug: string;
  customDomain: string | null;
  name: string;
  description: string;
  logoUrl: string | null;
  primaryColor: string;
  secondaryColor: string;
  paypalClientId: string | null;
  /** Where shoppers reach the shop; anyone may see it. */
  contactEmail: string | null;
};

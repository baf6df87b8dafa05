import type { TenantId } from '@/lib/ids';
import type { Currency, Language } from '@/lib/language';

/**
 * A shop as the rest of the product sees it, cached for up to an hour: without secrets, and without values that decide
 * about money, such as the platform's fee. Those are read in the transaction that books them.
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
  /** The address on the contact page; public. */
  contactEmail: string | null;
  /** The language of its pages. */
  language: Language;
  /** The currency of its prices. */
  currency: Currency;
};

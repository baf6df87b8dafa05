import type { TenantId } from '@/lib/ids';
import type { Currency, Language } from '@/lib/language';

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
  /** What its pages are written in. */
  language: Language;
  /** What it is paid in. */
  currency: Currency;
  /** Whether an app of the shop's own may sign its shoppers in. */
  appSignIn: boolean;
  /** The web pages whose scripts may call it, such as `https://app.example.com`. */
  appOrigins: string[];
};

import type { Cents } from '@/lib/money/cents';

/** A shop as the rest of the product sees it: no secrets, money in cents. */
export type Tenant = {
  id: string;
  slug: string;
  customDomain: string | null;
  name: string;
  description: string;
  logoUrl: string | null;
  primaryColor: string;
  secondaryColor: string;
  paypalClientId: string | null;
  platformFee: { basisPoints: number; fixedCents: Cents };
};

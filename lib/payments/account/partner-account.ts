// The platform's account as a PayPal partner.
import 'server-only';
import { env } from '@/lib/env';
import type { PayPalCredentials } from '@/lib/payments/paypal/paypal-client';
import type { PayPalEnvironment } from '@/lib/payments/paypal/paypal-environment';

export type PartnerAccount = {
  clientId: string;
  /** The platform's own id at PayPal. */
  merchantId: string;
  environment: PayPalEnvironment;
  /** For calls about the platform itself, such as who has connected. */
  credentials: PayPalCredentials;
  /** For calls about one shop's money. */
  actingFor: (merchantId: string) => PayPalCredentials;
};

/** The partner account; null if the operator has set none, so that shops connect accounts of their own only. */
export function partnerAccount(): PartnerAccount | null {
  const {
    PAYPAL_PARTNER_CLIENT_ID: clientId,
    PAYPAL_PARTNER_SECRET: clientSecret,
    PAYPAL_PARTNER_MERCHANT_ID: merchantId,
    PAYPAL_PARTNER_ATTRIBUTION_ID: attributionId = null,
    PAYPAL_PARTNER_ENVIRONMENT: environment,
  } = env();
  if (!clientId || !clientSecret || !merchantId) {
    return null;
  }
  const credentials = { clientId, clientSecret, environment };
  return {
    clientId,
    merchantId,
    environment,
    credentials,
    actingFor: (seller) => ({ ...credentials, seller: { merchantId: seller, attributionId } }),
  };
}

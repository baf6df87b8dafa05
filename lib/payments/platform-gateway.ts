import 'server-only';
import { env } from '@/lib/env';
import type { PaymentGateway } from './gateway';
import { payPalGateway } from './paypal/paypal-gateway';

/** The gateway of the platform's own account, to which shops pay its fees; null if the operator has set none. */
export function platformGateway(): PaymentGateway | null {
  const { PLATFORM_PAYPAL_CLIENT_ID: clientId, PLATFORM_PAYPAL_SECRET: clientSecret } = env();
  return clientId && clientSecret ? payPalGateway({ clientId, clientSecret }) : null;
}

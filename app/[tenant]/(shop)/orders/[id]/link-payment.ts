import type { LinkPayment } from '@/components/shop/guest-order/pay/pay-card';
import { env } from '@/lib/env';
import { asOrderId } from '@/lib/ids';
import { isPayableByLink } from '@/lib/orders/by-hand/payment-link';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';
import { signCheckoutToken } from '@/lib/orders/payments/checkout-token';
import { keysFor } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';

/**
 * What the page needs so that an order by hand can be paid on it; null for every other order, and once the link has
 * ended. The proof for paying is signed for whoever may see the page, and lasts as long as a checkout's.
 */
export function linkPayment(tenant: Tenant, order: GuestOrderView): LinkPayment | null {
  const now = new Date();
  if (order.payUntil === null || !isPayableByLink(order, now)) {
    return null;
  }
  return {
    tenantId: tenant.id,
    payUntil: order.payUntil,
    order: {
      order_id: order.id,
      order_number: order.orderNumber,
      total_cents: order.totalCents,
      checkout_token: signCheckoutToken(
        keysFor('checkout-token'),
        { tenantId: tenant.id, orderId: asOrderId(order.id) },
        now,
      ),
    },
    settings:
      tenant.paypalClientId === null
        ? null
        : {
            clientId: tenant.paypalClientId,
            merchantId: tenant.paypalMerchantId,
            sdkUrl: env().PAYPAL_SDK_URL ?? null,
          },
  };
}

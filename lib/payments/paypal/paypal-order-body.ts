// The request that opens an order at PayPal.

import { cents, centsToDecimal } from '@/lib/money/cents';
import type { GatewayOrderRequest } from '@/lib/payments/gateway';
import type { PayPalAmount } from './paypal-amount';
import type { PayPalSeller } from './paypal-client';
import { cut, usd } from './paypal-text';

/** The body of the request. `seller`: the shop that is paid, if the platform's account makes the order. */
export function orderBody(
  request: GatewayOrderRequest,
  money: PayPalAmount,
  seller?: PayPalSeller,
): Record<string, unknown> {
  const { shipTo, returnTo, platformFee = cents(0) } = request;
  return {
    intent: 'CAPTURE',
    // Deprecated by PayPal, but kept: its successor under payment_source changes the order's first status and its
    // links.
    application_context: {
      brand_name: cut(request.brandName),
      shipping_preference: shipTo === null ? 'NO_SHIPPING' : 'SET_PROVIDED_ADDRESS',
      user_action: 'PAY_NOW',
      ...(returnTo && { return_url: returnTo.approved, cancel_url: returnTo.cancelled }),
    },
    purchase_units: [
      {
        reference_id: request.reference,
        custom_id: request.reference,
        invoice_id: request.invoiceNumber,
        ...money,
        ...(seller && { payee: { merchant_id: seller.merchantId } }),
        ...(seller &&
          platformFee > 0 && {
            payment_instruction: {
              disbursement_mode: 'INSTANT',
              platform_fees: [{ amount: usd(centsToDecimal(platformFee)) }],
            },
          }),
        ...(shipTo !== null && {
          shipping: {
            name: { full_name: shipTo.name },
            address: {
              address_line_1: shipTo.address,
              ...(shipTo.addressLine2 !== '' && { address_line_2: shipTo.addressLine2 }),
              // Countries without a part of these leave it empty, which PayPal refuses.
              ...(shipTo.city !== '' && { admin_area_2: shipTo.city }),
              ...(shipTo.state !== '' && { admin_area_1: shipTo.state }),
              ...(shipTo.zip !== '' && { postal_code: shipTo.zip }),
              country_code: shipTo.country,
            },
          },
        }),
      },
    ],
  };
}

// What PayPal is sent to open an order.
import { centsToDecimal } from '@/lib/money/cents';
import type { GatewayOrderRequest } from '@/lib/payments/gateway';

const LONGEST_ITEM_TEXT = 127;

/** The beginning of a text, at the length PayPal takes and with no character cut in half. */
export const cut = (text: string, longest = LONGEST_ITEM_TEXT) =>
  text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

export const usd = (value: string) => ({ currency_code: 'USD', value });

/** The body of the call that opens an order. */
export function orderBody(request: GatewayOrderRequest): Record<string, unknown> {
  const { shipTo } = request;
  const total = centsToDecimal(request.amount);
  return {
    intent: 'CAPTURE',
    // Deprecated by PayPal, and kept: its successor under payment_source changes the order's first status and
    // its links.
    application_context: {
      brand_name: cut(request.brandName),
      shipping_preference: 'SET_PROVIDED_ADDRESS',
      user_action: 'PAY_NOW',
    },
    purchase_units: [
      {
        reference_id: request.reference,
        custom_id: request.reference,
        invoice_id: request.invoiceNumber,
        amount: { ...usd(total), breakdown: { item_total: usd(total) } },
        items: request.lines.map((line) => ({
          name: cut(line.name),
          sku: cut(line.sku),
          quantity: String(line.quantity),
          unit_amount: usd(centsToDecimal(line.unitPrice)),
          category: 'PHYSICAL_GOODS',
        })),
        shipping: {
          name: { full_name: shipTo.name },
          address: {
            address_line_1: shipTo.address,
            ...(shipTo.addressLine2 !== '' && { address_line_2: shipTo.addressLine2 }),
            admin_area_2: shipTo.city,
            admin_area_1: shipTo.state,
            postal_code: shipTo.zip,
            country_code: shipTo.country,
          },
        },
      },
    ],
  };
}

// An order's charges as the payment provider needs them. They must add up to the order's total to the cent, or the
// provider refuses the order.
import { orderLineSentences } from '@/lib/messages/en/orders/order-lines';
import { cents } from '@/lib/money/cents';
import { type Charge, sumOfKind } from '@/lib/orders/charges';
import type { GatewayOrderRequest } from '@/lib/payments/gateway';

type Item = {
  productName: string;
  productSku: string;
  productPriceCents: number;
  quantity: number;
};

/** One line for each item, and one for the upcharges of all rosters, which are not a price times pieces. */
export function paymentLines(
  items: readonly Item[],
  charges: readonly Charge[],
): GatewayOrderRequest['lines'] {
  const upcharges = sumOfKind(charges, 'upcharges');
  return [
    ...items.map(({ productName: name, productSku: sku, productPriceCents, quantity }) => ({
      name,
      sku,
      quantity,
      unitPrice: cents(productPriceCents),
    })),
    ...(upcharges === 0
      ? []
      : [{ name: orderLineSentences.largerSizes, sku: null, quantity: 1, unitPrice: upcharges }]),
  ];
}

/** The parts of the total. Included tax is part of the items. */
export function paymentParts(charges: readonly Charge[]): GatewayOrderRequest['parts'] {
  const shippingDiscount = cents(0 - sumOfKind(charges, 'shipping_discount'));
  return {
    items: sumOfKind(charges, 'goods', 'upcharges'),
    discount: cents(0 - sumOfKind(charges, 'discount')),
    shipping: sumOfKind(charges, 'shipping'),
    ...(shippingDiscount !== 0 && { shippingDiscount }),
    tax: sumOfKind(charges, 'tax'),
  };
}

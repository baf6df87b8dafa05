// The lines of an order as the payment provider is told of them. Their sum must be the order's total to the
// cent, or the provider refuses the order.
import { cents } from '@/lib/money/cents';
import type { GatewayOrderRequest } from '@/lib/payments/gateway';

/** The columns of `order_items` that the lines are made of. */
export const paymentLineColumns = {
  productName: true,
  productSku: true,
  productPriceCents: true,
  quantity: true,
  upchargeCents: true,
} as const;

type Item = {
  productName: string;
  productSku: string;
  productPriceCents: number;
  quantity: number;
  upchargeCents: number;
};

/** One line for each item, and one more for what the sizes of its roster add. */
export const paymentLines = (items: readonly Item[]): GatewayOrderRequest['lines'] =>
  items.flatMap(({ productName: name, productSku: sku, productPriceCents, quantity, upchargeCents }) => [
    { name, sku, quantity, unitPrice: cents(productPriceCents) },
    ...(upchargeCents === 0
      ? []
      : [{ name: `Larger sizes: ${name}`, sku, quantity: 1, unitPrice: cents(upchargeCents) }]),
  ]);

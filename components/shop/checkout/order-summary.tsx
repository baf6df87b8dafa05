'use client';
import { CartLineAnswers } from '@/components/shop/cart/cart-line-answers';
import { CartTotal } from '@/components/shop/cart/cart-total';
import { TaxNote } from '@/components/shop/cart/tax-note';
import type { CartPrice } from '@/components/shop/cart/use-quote';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import type { QuotedReady, QuotedTax } from '@/components/shop/shop-api';
import { type CartLine, lineSubtotal } from '@/lib/cart/cart';
import { deliverySentences } from '@/lib/messages/en/orders/delivery';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import { formatCents } from '@/lib/money/cents';

type OrderSummaryProps = {
  lines: readonly CartLine[];
  price: CartPrice;
  tax: QuotedTax;
  /** When all is ready to ship. */
  ready: QuotedReady;
  /** Delivery costs something that is not known yet. */
  isDeliveryMissing: boolean;
  /** The field for a code. */
  children: React.ReactNode;
};

/** The lines and the price of the order. */
export function OrderSummary({ lines, price, tax, ready, isDeliveryMissing, children }: OrderSummaryProps) {
  return (
    <section aria-labelledby="summary-heading" className="rounded-card border border-line bg-surface p-6">
      <h2 id="summary-heading" className="heading-2">
        {checkoutFormSentences.summary}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-[56px_1fr_auto] gap-4 py-4">
            <div className="self-start overflow-hidden rounded-control border border-line">
              <ProductPicture imageUrl={line.product.imageUrl} alt="" sizes="56px" />
            </div>
            <div className="min-w-0">
              <p className="font-medium leading-snug">{line.product.name}</p>
              <p className="text-sm text-muted tabular-nums">
                {line.quantity} × {formatCents(line.product.priceCents)}
              </p>
              <CartLineAnswers line={line} />
            </div>
            <p className="tabular-nums">{formatCents(lineSubtotal(line))}</p>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 border-t border-line pt-4">
        <CartTotal price={price} testId="checkout-total" />
        {isDeliveryMissing && <p className="text-sm text-muted">{deliverySentences.notInTotal}</p>}
        <TaxNote tax={tax} isAtCheckout />
        {ready && <p className="text-sm text-muted">{ready.sentence}</p>}
        {children}
      </div>
    </section>
  );
}

'use client';
import { CartLineAnswers } from '@/components/shop/cart/cart-line-answers';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import { type CartLine, cartTotal, lineSubtotal } from '@/lib/cart/cart';
import { formatCents } from '@/lib/money/cents';

/** What is being bought and for how much. */
export function OrderSummary({ lines }: { lines: readonly CartLine[] }) {
  return (
    <section aria-labelledby="summary-heading" className="rounded-card border border-line bg-surface p-6">
      <h2 id="summary-heading" className="heading-2">
        Order Summary
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
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-xl font-semibold">
        <span>Total</span>
        <span className="tabular-nums" data-testid="checkout-total">
          {formatCents(cartTotal(lines))}
        </span>
      </p>
    </section>
  );
}

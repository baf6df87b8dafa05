'use client';
import Link from 'next/link';
import { useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { cartTotal } from '@/lib/cart/cart';
import { cartSentences } from '@/lib/messages/cart';
import { checkoutSentences } from '@/lib/messages/checkout';
import { formatCents } from '@/lib/money/cents';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-provider';
import { useFreshCart } from './use-fresh-cart';

/**
 * The cart page. What is removed is said, and focus goes to the heading, because the button is gone. `notice` stands
 * before the way to the checkout.
 */
export function CartView({ notice }: { notice?: React.ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  const say = (sentence: string) => {
    setStatus(sentence);
    heading.current?.focus();
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        Cart
      </h1>
      <p role="status" className="sr-only">
        {status}
      </p>
      <CartContent say={say} notice={notice} />
    </>
  );
}

function CartContent({ say, notice }: { say: (sentence: string) => void; notice: React.ReactNode }) {
  const lines = useCart((state) => state.lines);
  const isReady = useCart((state) => state.isReady);
  const clear = useCart((state) => state.clear);
  const { goneIds, problems } = useFreshCart();
  if (!isReady) {
    return <Spinner label="Loading your cart" />;
  }
  if (lines.length === 0) {
    return <EmptyCart />;
  }
  const hasGone = lines.some(({ product }) => goneIds.has(product.id));
  const hasProblem = lines.some(({ id }) => problems.has(id));
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_360px] lg:gap-12">
      <ul className="border-t border-line">
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            isGone={goneIds.has(line.product.id)}
            problem={problems.get(line.id)}
            onRemoved={(name) => say(`${name} was removed`)}
          />
        ))}
      </ul>
      <section
        aria-label="Summary"
        className="flex flex-col gap-4 self-start rounded-card border border-line bg-surface p-6 lg:sticky lg:top-8"
      >
        <p className="flex items-baseline justify-between gap-4 text-xl font-semibold">
          <span>Total</span>
          <span className="tabular-nums" aria-live="polite" data-testid="cart-total">
            {formatCents(cartTotal(lines))}
          </span>
        </p>
        {notice}
        {hasGone && <Notice kind="error">{checkoutSentences.itemsGone}</Notice>}
        {hasProblem && <Notice kind="error">{cartSentences.linesNeedCare}</Notice>}
        {!hasGone && !hasProblem && (
          <Link href="/checkout" className={buttonStyle('primary')}>
            Proceed to Checkout
          </Link>
        )}
        <Link href="/" className={buttonStyle('secondary')}>
          Continue Shopping
        </Link>
        <button
          type="button"
          className={buttonStyle('quiet')}
          onClick={() => {
            clear();
            say('The cart was cleared');
          }}
        >
          Clear Cart
        </button>
      </section>
    </div>
  );
}

function EmptyCart() {
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      <p className="heading-2">{cartSentences.empty}</p>
      <p className="text-muted">{cartSentences.emptyHint}</p>
      <Link href="/" className={buttonStyle('primary', 'mt-4')}>
        Continue Shopping
      </Link>
    </div>
  );
}

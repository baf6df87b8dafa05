'use client';
import { useEffect, useRef, useState } from 'react';
import { recentlyPaid } from '@/components/shop/cart/paid-note';
import { TaxNote } from '@/components/shop/cart/tax-note';
import { CodeEntry } from '@/components/shop/code/code-entry';
import { useCode } from '@/components/shop/code/use-code';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToastWithButton } from '@/components/ui/dialogs/toast-with-button';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { Spinner } from '@/components/ui/spinner';
import type { CartLine } from '@/lib/cart/cart';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { cartSentences } from '@/lib/messages/en/shop/cart';
import { ITEMS_GONE } from '@/lib/messages/en/shop/items-gone';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-provider';
import { CartTotal } from './cart-total';
import { useCartCommands } from './use-cart-commands';
import { useQuote } from './use-quote';

type CartViewProps = { tenantId: string; hasCheckout: boolean; notice?: React.ReactNode };

/**
 * The cart page. After a removal it says what was removed, and offers to undo it. The clicked button is gone then, so
 * the focus moves: to the undo button for keyboard users, to the heading for others. `notice` is shown before the
 * link to the checkout, which a shop that takes no orders does not have.
 */
export function CartView({ tenantId, hasCheckout, notice }: CartViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState('');
  const { putBack } = useCartCommands();
  const say = (sentence: string) => {
    setStatus(sentence);
    heading.current?.focus();
  };
  /** Announces what was removed, and offers to undo it. */
  const offerUndo = (sentence: string, before: readonly CartLine[]) => {
    const isByKeyboard = document.activeElement?.matches(':focus-visible') ?? false;
    if (!isByKeyboard) {
      heading.current?.focus();
    }
    showToastWithButton(sentence, {
      label: cartSentences.undo,
      takesFocus: isByKeyboard,
      run: () => {
        putBack(before);
        say(cartSentences.putBack);
      },
    });
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="heading-1">
        {cartSentences.title}
      </h1>
      <p role="status" className="sr-only">
        {status}
      </p>
      <CartContent offerUndo={offerUndo} tenantId={tenantId} hasCheckout={hasCheckout} notice={notice} />
    </>
  );
}

type CartContentProps = CartViewProps & {
  offerUndo: (sentence: string, before: readonly CartLine[]) => void;
};

function CartContent({ tenantId, hasCheckout, offerUndo, notice }: CartContentProps) {
  const lines = useCart((state) => state.lines);
  const isReady = useCart((state) => state.isReady);
  const { clear } = useCartCommands();
  const [code, enterCode] = useCode();
  const { goneIds, problems, shortIds, notes, ready, ...quote } = useQuote({ tenantId, code });
  const { price, delivery, discount, takesCodes, tax } = quote;
  if (!isReady) {
    return <Spinner label={cartSentences.loading} />;
  }
  if (lines.length === 0) {
    return <EmptyCart tenantId={tenantId} />;
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
            isShort={shortIds.has(line.id)}
            note={notes.get(line.id)}
            onRemoved={(name) => offerUndo(cartSentences.removed(name), lines)}
          />
        ))}
      </ul>
      <section
        aria-label={cartSentences.summary}
        className="flex flex-col gap-4 self-start rounded-card border border-line bg-surface p-6 lg:sticky lg:top-8"
      >
        <CartTotal price={price} testId="cart-total" isLive />
        <TaxNote tax={tax} />
        {ready && <p className="text-sm text-muted">{ready.sentence}</p>}
        {delivery !== null && <p className="text-sm text-muted">{cartSentences.deliveryLater}</p>}
        {(takesCodes || code !== null) && <CodeEntry {...{ code, discount }} onEnter={enterCode} />}
        {notice}
        {hasGone && <Notice kind="error">{ITEMS_GONE}</Notice>}
        {hasProblem && <Notice kind="error">{cartSentences.linesNeedCare}</Notice>}
        {hasCheckout && !hasGone && !hasProblem && (
          <Link href="/checkout" className={buttonStyle('primary')}>
            {cartSentences.proceedToCheckout}
          </Link>
        )}
        <Link href="/" className={buttonStyle('secondary')}>
          {buttonSentences.continueShopping}
        </Link>
        <button
          type="button"
          className={buttonStyle('quiet')}
          onClick={() => {
            clear();
            offerUndo(cartSentences.cleared, lines);
          }}
        >
          {cartSentences.clear}
        </button>
      </section>
    </div>
  );
}

function EmptyCart({ tenantId }: { tenantId: string }) {
  const [paidOrderId, setPaidOrderId] = useState<string | null>(null);
  useEffect(() => setPaidOrderId(recentlyPaid(tenantId)), [tenantId]);
  return (
    <div className="flex flex-col items-center gap-3 py-16 text-center">
      {paidOrderId !== null && (
        <Notice kind="success" className="mb-4">
          <Sentence
            parts={cartSentences.recentlyPaid((words) => (
              <Link
                href={`/order-success/${paidOrderId}`}
                className="font-semibold underline underline-offset-4"
              >
                {words}
              </Link>
            ))}
          />
        </Notice>
      )}
      <p className="heading-2">{cartSentences.empty}</p>
      <p className="text-muted">{cartSentences.emptyHint}</p>
      <Link href="/" className={buttonStyle('primary', 'mt-4')}>
        {buttonSentences.continueShopping}
      </Link>
    </div>
  );
}

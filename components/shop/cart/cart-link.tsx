'use client';
import { Link } from '@/components/ui/links/link';
import { countPieces } from '@/lib/cart/count-pieces';
import { headerLinkSentences } from '@/lib/messages/en/shop/frame/header-links';
import { useCart } from './cart-provider';

/** The link to the cart, with the number of pieces in it. `children` is its icon, which is drawn on the server. */
export function CartLink({ children }: { children: React.ReactNode }) {
  const count = useCart((state) => countPieces(state.lines));
  return (
    <Link
      href="/cart"
      className="relative inline-flex size-12 items-center justify-center rounded-full hover:bg-sunken"
      aria-label={headerLinkSentences.cart(count)}
    >
      {children}
      {count > 0 && (
        <span
          className="absolute right-0 top-0 min-w-5 rounded-full bg-tenant px-1 text-center text-xs font-bold leading-5 text-on-tenant"
          data-testid="cart-count"
        >
          {count > 999 ? '999+' : count}
        </span>
      )}
    </Link>
  );
}

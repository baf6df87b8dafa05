'use client';
import { Link } from '@/components/ui/links/link';
import { countPieces } from '@/lib/cart/count-pieces';
import { headerLinkSentences } from '@/lib/messages/en/shop/frame/header-links';
import { useCart } from './cart-provider';

/** The link to the cart, with the number of pieces in it. `children` is its icon, which is drawn on the server. */
export function CartLink({ children }: { children: React.ReactNode }) {
  const count = useCart((state) => countPieces(state.lines));
  return (
    <Link href="/cart" className="cart-link" aria-label={headerLinkSentences.cart(count)}>
      {children}
      {count > 0 && (
        <span className="cart-count" data-testid="cart-count">
          {count > 999 ? '999+' : count}
        </span>
      )}
    </Link>
  );
}

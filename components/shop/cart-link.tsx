'use client';
import Link from 'next/link';
import { countPieces } from '@/lib/cart/cart';
import { useCart } from './cart-provider';

/** The way to the cart, with the number of pieces in it. */
export function CartLink() {
  const count = useCart((state) => countPieces(state.lines));
  return (
    <Link
      href="/cart"
      className="relative inline-flex size-12 items-center justify-center rounded-full hover:bg-sunken"
      aria-label={count === 0 ? 'Cart, empty' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}
    >
      <svg
        viewBox="0 0 24 24"
        className="size-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4.5 8.5h15l-1 11.5h-13z" />
        <path d="M8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5" strokeLinecap="round" />
      </svg>
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

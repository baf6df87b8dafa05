'use client';
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type CartState, type CartStore, createCartStore } from '@/lib/cart/cart-store';
import { CART_STORAGE_KEY } from '@/lib/cart/cart-version';

const CartContext = createContext<CartStore | null>(null);

/**
 * Holds one shop's cart for all components below it. Starts empty and reads storage after mounting, so that the
 * server's HTML matches the first client render. Follows changes by other tabs. Around every page, it also tells that
 * the shop is visited.
 */
export function CartProvider({ tenantId, children }: { tenantId: string; children: React.ReactNode }) {
  const [store] = useState(() => createCartStore(tenantId));
  useEffect(() => {
    const read = () => void store.read();
    const readIfOurs = ({ key }: StorageEvent) => {
      if (key === CART_STORAGE_KEY || key === null) {
        read();
      }
    };
    read();
    window.addEventListener('storage', readIfOurs);
    return () => window.removeEventListener('storage', readIfOurs);
  }, [store]);
  useEffect(() => {
    // The visit began here, wherever the shopper is when the script has come.
    const address = new URL(location.href);
    import('@/components/shop/visits/visit').then(
      ({ tellVisit }) => tellVisit(address),
      // Without a connection it is not counted.
      () => undefined,
    );
  }, []);
  return <CartContext value={store}>{children}</CartContext>;
}

/** The cart, for components below `CartProvider`. */
export function useCartStore(): CartStore {
  const store = useContext(CartContext);
  if (store === null) {
    throw new Error('useCartStore needs a CartProvider above it');
  }
  return store;
}

/** A part of the cart, for components below `CartProvider`. */
export const useCart = <Part,>(select: (state: CartState) => Part): Part => useStore(useCartStore(), select);

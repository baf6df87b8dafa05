// The cart as components see it: lines and the commands on them, kept in local storage by zustand.
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import {
  addLine,
  type CartLine,
  type CartProduct,
  type NewCartLine,
  refreshProducts,
  removeLine,
  setQuantity,
} from './cart';
import { CART_STORAGE_KEY, CART_VERSION, decodeCart, encodeCart } from './cart-codec';
import { uniqueId } from './unique-id';

export type CartState = {
  lines: readonly CartLine[];
  /** False until storage has been read: an empty cart is not known to be empty before. */
  isReady: boolean;
  add: (line: NewCartLine) => void;
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  refresh: (products: readonly CartProduct[]) => void;
  clear: () => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** The store of one shop's cart. Other shops' carts under the same key are left as they are. */
export function createCartStore(tenantId: string) {
  const storage = {
    getItem: () => ({ state: { lines: readStored(tenantId) ?? [] }, version: CART_VERSION }),
    setItem: (name: string, { state }: { state: Pick<CartState, 'lines'> }) => {
      try {
        localStorage.setItem(name, encodeCart(localStorage.getItem(name), tenantId, state.lines));
      } catch {
        // Storage is full or switched off: the cart lives as long as the page does.
      }
    },
    removeItem: (name: string) => localStorage.removeItem(name),
  };
  return createStore<CartState>()(
    persist(
      (set, get) => {
        /** Changes what storage holds now, not what this tab last saw, so two tabs lose nothing. */
        const change = (next: (lines: readonly CartLine[]) => CartLine[]) =>
          set({ lines: next(readStored(tenantId) ?? get().lines) });
        return {
          lines: [],
          isReady: false,
          add: (line) => change((lines) => addLine(lines, line, uniqueId())),
          setQuantity: (id, quantity) => change((lines) => setQuantity(lines, id, quantity)),
          remove: (id) => change((lines) => removeLine(lines, id)),
          refresh: (products) => change((lines) => refreshProducts(lines, products)),
          clear: () => change(() => []),
        };
      },
      {
        name: CART_STORAGE_KEY,
        version: CART_VERSION,
        storage,
        partialize: ({ lines }) => ({ lines }),
        skipHydration: true,
        merge: (stored, current) => ({ ...current, ...(stored as Pick<CartState, 'lines'>), isReady: true }),
      },
    ),
  );
}

/** The lines in storage; null where this browser has none to give. */
function readStored(tenantId: string): CartLine[] | null {
  try {
    return decodeCart(localStorage.getItem(CART_STORAGE_KEY), tenantId);
  } catch {
    return null;
  }
}

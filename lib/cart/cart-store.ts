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
import { CART_STORAGE_KEY, CART_VERSION } from './cart-version';
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

/** Null lines: there is no storage to speak of, the page's own lines stand. */
type StoredState = { lines: readonly CartLine[] | null };

type Change = (lines: readonly CartLine[]) => CartLine[];

/**
 * The store of one shop's cart; other shops' carts under the same key are left as they are. The codec with
 * its schema arrives after the page has, and changes made before it wait for it.
 */
export function createCartStore(tenantId: string) {
  let codec: typeof import('./cart-codec') | null = null;
  let isWritable = true;
  const waiting: Change[] = [];
  let applyWaiting = () => {};

  /** The lines in storage; null where this browser has none to give. */
  const readStored = (): CartLine[] | null => {
    try {
      return codec && isWritable ? codec.decodeCart(localStorage.getItem(CART_STORAGE_KEY), tenantId) : null;
    } catch {
      return null;
    }
  };

  const storage = {
    getItem: async () => {
      codec ??= await import('./cart-codec');
      return { state: { lines: readStored() }, version: CART_VERSION };
    },
    setItem: (name: string, { state }: { state: StoredState }) => {
      try {
        if (codec !== null) {
          const entry = codec.encodeCart(localStorage.getItem(name), tenantId, state.lines ?? []);
          localStorage.setItem(name, entry);
        }
        isWritable = true;
      } catch {
        // Storage is full or switched off. What it holds is old now: the cart lives in this page until a
        // write succeeds again.
        isWritable = false;
      }
    },
    removeItem: (name: string) => localStorage.removeItem(name),
  };

  return createStore<CartState>()(
    persist(
      (set, get) => {
        /** Changes what storage holds now, not what this tab last saw, so two tabs lose nothing. */
        const change = (next: Change) => {
          if (codec === null) {
            waiting.push(next);
          } else {
            set({ lines: next(readStored() ?? get().lines) });
          }
        };
        applyWaiting = () => {
          for (const next of waiting.splice(0)) {
            change(next);
          }
        };
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
        merge: (stored, current) => ({
          ...current,
          lines: (stored as StoredState | undefined)?.lines ?? current.lines,
          isReady: true,
        }),
        onRehydrateStorage: () => () => applyWaiting(),
      },
    ),
  );
}

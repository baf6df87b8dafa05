// The cart as components see it: lines and the commands on them, kept in local storage by zustand.
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import {
  addLine,
  type CartLine,
  type CartProduct,
  type NewCartLine,
  putBackLines,
  type RosterCount,
  refreshProducts,
  refreshRosters,
  removeLine,
  replaceLine,
  setQuantity,
} from './cart';
import { CART_STORAGE_KEY, CART_VERSION } from './cart-version';
import { uniqueId } from './unique-id';

export type CartState = {
  lines: readonly CartLine[];
  /** False until storage has been read: an empty cart is not known to be empty before. */
  isReady: boolean;
  add: (line: NewCartLine) => void;
  replace: (id: string, line: NewCartLine) => void;
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  /** Gives lines their products and rosters as the server has them now. */
  refresh: (products: readonly CartProduct[], rosters?: readonly RosterCount[]) => void;
  clear: () => void;
  /** Puts lines back that were removed, each at its place. */
  putBack: (lines: readonly CartLine[]) => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** Null lines: there is no storage to speak of, the page's own lines stand. */
type StoredState = { lines: readonly CartLine[] | null };

type Change = (lines: readonly CartLine[]) => CartLine[];

/**
 * The store of one shop's cart; other shops' carts under the same key are left as they are. The codec with
 * its schema is fetched when there is something to decode or to keep; until it is there, changes show at
 * once and are written afterwards.
 */
export function createCartStore(tenantId: string) {
  let codec: typeof import('./cart-codec') | null = null;
  let isWritable = true;
  /** Whether the lines that were read last are storage's, and not the page's own, in which changes are already. */
  let isFromStorage = false;
  const waiting: Change[] = [];
  let applyWaiting = () => {};
  let rehydrate = async () => {};

  /** The lines in storage; null where this browser has none to give. */
  const readStored = (): CartLine[] | null => {
    try {
      return codec && isWritable ? codec.decodeCart(localStorage.getItem(CART_STORAGE_KEY), tenantId) : null;
    } catch {
      return null;
    }
  };

  const storage = {
    getItem: async (name: string) => {
      // Most visitors have no cart, and need no schema to be told so.
      if (waiting.length === 0 && isStorageEmpty(name)) {
        return null;
      }
      codec ??= await import('./cart-codec');
      const lines = readStored();
      isFromStorage = lines !== null;
      return { state: { lines }, version: CART_VERSION };
    },
    setItem: (name: string, { state }: { state: StoredState }) => {
      try {
        if (codec === null) {
          return;
        }
        const entry = codec.encodeCart(localStorage.getItem(name), tenantId, state.lines ?? []);
        localStorage.setItem(name, entry);
        // Some browsers take whatever they are given and keep nothing of it.
        isWritable = localStorage.getItem(name) === entry;
      } catch {
        // Storage is full or switched off. What it holds is old now, as it is where it kept nothing: the cart
        // lives in this page until a write succeeds again.
        isWritable = false;
      }
    },
    removeItem: (name: string) => localStorage.removeItem(name),
  };

  const store = createStore<CartState>()(
    persist(
      (set, get) => {
        /** Changes what storage holds now, not what this tab last saw, so two tabs lose nothing. */
        const change = (next: Change) => {
          set({ lines: next(readStored() ?? get().lines) });
          if (codec === null) {
            waiting.push(next);
            void rehydrate();
          }
        };
        applyWaiting = () => {
          if (codec !== null) {
            const changes = waiting.splice(0);
            for (const next of isFromStorage ? changes : []) {
              try {
                change(next);
              } catch (error) {
                // The cart in storage has no room for this line; the other changes still count.
                if (!(error instanceof RangeError)) {
                  throw error;
                }
              }
            }
          }
          // Also without a codec, when it could not be fetched: then the cart lives in this page.
          set({ isReady: true });
        };
        return {
          lines: [],
          isReady: false,
          add: (line) => {
            // Named once: a change that waits is made twice, and must be the same line both times.
            const id = uniqueId();
            change((lines) => addLine(lines, line, id));
          },
          replace: (id, line) => change((lines) => replaceLine(lines, id, line)),
          setQuantity: (id, quantity) => change((lines) => setQuantity(lines, id, quantity)),
          remove: (id) => change((lines) => removeLine(lines, id)),
          refresh: (products, rosters = []) =>
            change((lines) => refreshRosters(refreshProducts(lines, products), rosters)),
          clear: () => change(() => []),
          putBack: (lines) => change((current) => putBackLines(current, lines)),
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
        }),
        onRehydrateStorage: () => () => applyWaiting(),
      },
    ),
  );
  rehydrate = async () => {
    await store.persist.rehydrate();
  };
  return store;
}

/** Fetches what a first change needs, while the shopper is still choosing; a change after it is kept at once. */
export const prepareCart = (): Promise<void> =>
  import('./cart-codec').then(
    () => undefined,
    // The change itself tries again.
    () => undefined,
  );

function isStorageEmpty(name: string): boolean {
  try {
    return localStorage.getItem(name) === null;
  } catch {
    return true;
  }
}

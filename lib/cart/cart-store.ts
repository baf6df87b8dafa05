// The cart's store for components: lines and the commands on them, saved in local storage by zustand.
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
  type ShownProduct,
  setQuantity,
} from './cart';
import { CART_STORAGE_KEY, CART_VERSION } from './cart-version';
import { uniqueId } from './unique-id';

export type CartState = {
  lines: readonly CartLine[];
  /** False until storage has been read, because an empty cart may not be empty in storage. */
  isReady: boolean;
  add: (line: NewCartLine) => void;
  replace: (id: string, line: NewCartLine) => void;
  setQuantity: (id: string, quantity: number) => void;
  remove: (id: string) => void;
  /** Updates the products and rosters of lines to what the server has now. */
  refresh: (
    products: readonly CartProduct[],
    rosters?: readonly RosterCount[],
    chosen?: ReadonlyMap<string, ShownProduct>,
  ) => void;
  clear: () => void;
  /** Restores removed lines, each at its place. */
  putBack: (lines: readonly CartLine[]) => void;
};

export type CartStore = ReturnType<typeof createCartStore>;

/** Null lines: storage cannot be used, so the page's own lines count. */
type StoredState = { lines: readonly CartLine[] | null };

type Change = (lines: readonly CartLine[]) => CartLine[];

/**
 * The store of one shop's cart; other shops' carts under the same key do not change. The codec with its schema is
 * loaded when there is something to decode or to save. Until then, changes show at once and are saved later.
 */
export function createCartStore(tenantId: string) {
  let codec: typeof import('./cart-codec') | null = null;
  let isWritable = true;
  /** The last read lines came from storage. The page's own lines contain the waiting changes already. */
  let isFromStorage = false;
  const waiting: Change[] = [];
  let applyWaiting = () => {};
  let rehydrate = async () => {};

  /** The lines in storage; null if storage cannot be used. */
  const readStored = (): CartLine[] | null => {
    try {
      return codec && isWritable ? codec.decodeCart(localStorage.getItem(CART_STORAGE_KEY), tenantId) : null;
    } catch {
      return null;
    }
  };

  const storage = {
    getItem: async (name: string) => {
      // Most visitors have no cart, so do not load the schema for them.
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
        // Some browsers accept a write but store nothing.
        isWritable = localStorage.getItem(name) === entry;
      } catch {
        // Storage is full or disabled, or stored nothing, so its content is stale. The cart lives in this page until a
        // write succeeds again.
        isWritable = false;
      }
    },
    removeItem: (name: string) => localStorage.removeItem(name),
  };

  const store = createStore<CartState>()(
    persist(
      (set, get) => {
        /** Changes what storage has now, not what this tab last saw, so that two tabs lose nothing. */
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
                // The cart in storage has no room for this line; the other changes still apply.
                if (!(error instanceof RangeError)) {
                  throw error;
                }
              }
            }
          }
          // Also if the codec could not be loaded: then the cart lives in this page.
          set({ isReady: true });
        };
        return {
          lines: [],
          isReady: false,
          add: (line) => {
            // The id is made once, because a waiting change is applied twice and must be the same line both times.
            const id = uniqueId();
            change((lines) => addLine(lines, line, id));
          },
          replace: (id, line) => change((lines) => replaceLine(lines, id, line)),
          setQuantity: (id, quantity) => change((lines) => setQuantity(lines, id, quantity)),
          remove: (id) => change((lines) => removeLine(lines, id)),
          refresh: (products, rosters = [], chosen) =>
            change((lines) => refreshRosters(refreshProducts(lines, products, chosen), rosters)),
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

/** Loads the codec while the shopper is still choosing, so that the first change is saved at once. */
export const prepareCart = (): Promise<void> =>
  import('./cart-codec').then(
    () => undefined,
    // The change itself retries.
    () => undefined,
  );

function isStorageEmpty(name: string): boolean {
  try {
    return localStorage.getItem(name) === null;
  } catch {
    return true;
  }
}

// The cart's store for components: its lines, read from local storage and saved there. Every page of a shop loads it,
// so the rules and the schema are elsewhere: pages that change the cart load them.
import { createStore } from 'zustand/vanilla';
import type { CartLine } from './cart';
import { CART_STORAGE_KEY } from './cart-version';

export type CartState = {
  lines: readonly CartLine[];
  /** False until storage has been read, because an empty cart may not be empty in storage. */
  isReady: boolean;
};

export type CartStore = ReturnType<typeof createCartStore>;

export type CartChange = (lines: readonly CartLine[]) => CartLine[];

/**
 * The store of one shop's cart; other shops' carts under the same key do not change. The codec with its schema is
 * loaded when there is something to decode or to save. Until then, changes show at once and are saved later.
 */
export function createCartStore(tenantId: string) {
  const store = createStore<CartState>(() => ({ lines: [], isReady: false }));
  let codec: typeof import('./cart-codec') | null = null;
  let isWritable = true;
  /** The last read lines came from storage. The page's own lines contain the waiting changes already. */
  let isFromStorage = false;
  const waiting: CartChange[] = [];

  /** The lines in storage; null if storage cannot be used. */
  const readStored = (): CartLine[] | null => {
    try {
      return codec && isWritable ? codec.decodeCart(localStorage.getItem(CART_STORAGE_KEY), tenantId) : null;
    } catch {
      return null;
    }
  };

  function save(): void {
    try {
      if (codec === null) {
        return;
      }
      const entry = codec.encodeCart(
        localStorage.getItem(CART_STORAGE_KEY),
        tenantId,
        store.getState().lines,
      );
      localStorage.setItem(CART_STORAGE_KEY, entry);
      // Some browsers accept a write but store nothing.
      isWritable = localStorage.getItem(CART_STORAGE_KEY) === entry;
    } catch {
      // Storage is full or disabled, or stored nothing, so its content is stale. The cart lives in this page until a
      // write succeeds again.
      isWritable = false;
    }
  }

  /**
   * Changes what storage has now, not what this tab last saw, so that two tabs lose nothing. Throws what the change
   * throws.
   */
  function change(next: CartChange): void {
    store.setState({ lines: next(readStored() ?? store.getState().lines) });
    save();
    if (codec === null) {
      waiting.push(next);
      void read();
    }
  }

  function applyWaiting(): void {
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

  /** Shows what storage has, and applies the changes that waited for its codec. */
  async function read(): Promise<void> {
    // Most visitors have no cart, so do not load the schema for them.
    if (waiting.length > 0 || !isStorageEmpty()) {
      // Without the codec, the cart lives in this page.
      codec ??= await import('./cart-codec').catch(() => null);
      if (codec !== null) {
        const lines = readStored();
        isFromStorage = lines !== null;
        if (lines !== null) {
          store.setState({ lines });
        }
        applyWaiting();
      }
    }
    store.setState({ isReady: true });
    save();
  }

  return { ...store, read, change };
}

/** Loads the codec while the shopper is still choosing, so that the first change is saved at once. */
export const prepareCart = (): Promise<void> =>
  import('./cart-codec').then(
    () => undefined,
    // The change itself retries.
    () => undefined,
  );

function isStorageEmpty(): boolean {
  try {
    return localStorage.getItem(CART_STORAGE_KEY) === null;
  } catch {
    return true;
  }
}

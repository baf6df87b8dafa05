import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents } from '@/lib/money/cents';
import type { NewCartLine } from './cart';
import { decodeCart } from './cart-codec';
import { type CartStore, createCartStore } from './cart-store';

const KEY = 'cart-storage';

/** Local storage as a browser has it: one text for each key, shared by all tabs of the origin. */
function storageStub() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

const line = (customization: string): NewCartLine => ({
  product: {
    id: '0190a1b2-0000-7000-8000-000000000001',
    name: 'Harvest Mug',
    priceCents: cents(2_800),
    imageUrl: null,
    customizationLabel: null,
  },
  quantity: 1,
  customization,
  logo: null,
  roster: null,
});

async function openTab(tenantId = 'shop'): Promise<CartStore> {
  const store = createCartStore(tenantId);
  await store.persist.rehydrate();
  return store;
}

/** Until the first change of a tab has been written: its codec is fetched for it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const texts = (store: CartStore) => store.getState().lines.map(({ customization }) => customization);

beforeEach(() => vi.stubGlobal('localStorage', storageStub()));
afterEach(() => vi.unstubAllGlobals());

describe('the cart of a browser', () => {
  it('is not ready and empty until storage has been read', async () => {
    (await openTab()).getState().add(line('kept'));
    await settled();
    const store = createCartStore('shop');
    expect(store.getState()).toMatchObject({ lines: [], isReady: false });
    await store.persist.rehydrate();
    expect(store.getState().isReady).toBe(true);
    expect(texts(store)).toEqual(['kept']);
  });

  it('merges, changes, refreshes, removes and clears, and keeps each change', async () => {
    const store = await openTab();
    const { add, setQuantity, refresh, remove, clear } = store.getState();
    add(line('Ada'));
    add(line('Ada'));
    add(line('Grace'));
    await settled();
    expect(store.getState().lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const [first, second] = store.getState().lines;
    expect(first?.id).not.toBe(second?.id);
    setQuantity(first?.id ?? '', 5);
    refresh([{ ...line('').product, priceCents: cents(3_000) }]);
    remove(second?.id ?? '');
    expect(decodeCart(localStorage.getItem(KEY), 'shop')).toEqual(store.getState().lines);
    expect(store.getState().lines).toMatchObject([{ quantity: 5, product: { priceCents: 3_000 } }]);
    clear();
    expect(decodeCart(localStorage.getItem(KEY), 'shop')).toEqual([]);
  });

  it('loses nothing when two tabs change it in turn', async () => {
    const [left, right] = [await openTab(), await openTab()];
    left.getState().add(line('left'));
    await settled();
    right.getState().add(line('right'));
    await settled();
    left.getState().add(line('left again'));
    const all = ['left', 'right', 'left again'];
    expect(texts(left)).toEqual(all);
    expect(texts(await openTab())).toEqual(all);
    await right.persist.rehydrate();
    expect(texts(right)).toEqual(all);
  });

  it('keeps a change to a line that was added a moment before, while neither is written yet', async () => {
    (await openTab()).getState().add(line('kept'));
    await settled();
    const store = createCartStore('shop');
    store.getState().add(line('new'));
    store.getState().setQuantity(store.getState().lines[0]?.id ?? '', 3);
    await settled();
    expect(store.getState().lines.map(({ customization, quantity }) => [customization, quantity])).toEqual([
      ['kept', 1],
      ['new', 3],
    ]);
  });

  it('stays empty in a tab that adds after another tab has cleared it', async () => {
    const [left, right] = [await openTab(), await openTab()];
    left.getState().add(line('old'));
    await settled();
    await right.persist.rehydrate();
    left.getState().clear();
    right.getState().add(line('new'));
    await settled();
    expect(texts(right)).toEqual(['new']);
  });

  it('is separate for two shops on one origin', async () => {
    const [pottery, weaver] = [await openTab('pottery'), await openTab('weaver')];
    pottery.getState().add(line('mug'));
    weaver.getState().add(line('scarf'));
    await settled();
    pottery.getState().clear();
    await settled();
    expect(texts(await openTab('pottery'))).toEqual([]);
    expect(texts(await openTab('weaver'))).toEqual(['scarf']);
  });

  it.each(['', '{{{', '{"state":{"lines":[1]},"version":0}'])(
    'is empty over the stored text %o',
    async (text) => {
      localStorage.setItem(KEY, text);
      expect((await openTab()).getState()).toMatchObject({ lines: [], isReady: true });
    },
  );

  it('lives as long as the page where storage throws', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = await openTab();
    expect(store.getState().isReady).toBe(true);
    store.getState().add(line('one'));
    store.getState().add(line('two'));
    expect(texts(store)).toEqual(['one', 'two']);
  });

  it('takes a second line where storage can be read but is full', async () => {
    const setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { ...storageStub(), setItem });
    const store = await openTab();
    store.getState().add(line('one'));
    store.getState().add(line('two'));
    expect(texts(store)).toEqual(['one', 'two']);
  });
});

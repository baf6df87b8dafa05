import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { cents } from '@/lib/money/cents';
import { cartRoster } from '@/lib/testing/rosters/cart-roster';
import { choicesOf } from '@/lib/testing/rows/choices';
import type { NewCartLine } from './cart';
import { decodeCart, encodeCart } from './cart-codec';
import { cartCommands } from './cart-commands';
import { MOST_LINES } from './cart-limits';
import { type CartStore, createCartStore } from './cart-store';

const KEY = 'cart-storage';

/** Local storage like a browser's: one text for each key, shared by all tabs of the origin. */
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
    questions: [],
  },
  quantity: 1,
  choices: choicesOf({ customization }),
});

async function openTab(tenantId = 'shop'): Promise<CartStore> {
  const store = createCartStore(tenantId);
  await store.read();
  return store;
}

/** Waits until the first change of a tab is written, which loads the codec first. */
async function settled() {
  await import('./cart-codec').catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const textOf = ({ choices }: NewCartLine) => answerOf(choices, TEXT_CHOICE);
const texts = (store: CartStore) => store.getState().lines.map(textOf);

beforeEach(() => vi.stubGlobal('localStorage', storageStub()));
afterEach(() => vi.unstubAllGlobals());

describe('the cart of a browser', () => {
  it('is empty and not ready until storage has been read', async () => {
    cartCommands(await openTab()).add(line('kept'));
    await settled();
    const store = createCartStore('shop');
    await settled();
    expect(store.getState()).toMatchObject({ lines: [], isReady: false });
    await store.read();
    expect(store.getState().isReady).toBe(true);
    expect(texts(store)).toEqual(['kept']);
  });

  it('merges, changes, refreshes, removes and clears, and saves each change', async () => {
    const store = await openTab();
    const { add, setQuantity, refresh, remove, clear } = cartCommands(store);
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
    expect(store.getState().lines).toEqual([]);
    expect(decodeCart(localStorage.getItem(KEY), 'shop')).toEqual([]);
  });

  it('saves a replaced line, and the current pieces of a roster', async () => {
    const store = await openTab();
    const { add, replace, refresh } = cartCommands(store);
    add(line('Ada'));
    await settled();
    const roster = cartRoster({ pieces: 3, sizes: [], upchargeCents: cents(0) });
    replace(store.getState().lines[0]?.id ?? '', {
      ...line('Grace'),
      choices: choicesOf({ customization: 'Grace', roster }),
    });
    expect(store.getState().lines).toMatchObject([
      { choices: [{ value: 'Grace' }, { kind: 'roster' }], quantity: 3 },
    ]);
    refresh([], [{ rosterId: 'r1', pieces: 4, sizes: [], upchargeCents: cents(100) }]);
    expect(store.getState().lines).toMatchObject([
      { quantity: 4, choices: [{ value: 'Grace' }, { count: { upchargeCents: 100 } }] },
    ]);
    expect(decodeCart(localStorage.getItem(KEY), 'shop')).toEqual(store.getState().lines);
  });

  it('refuses one line too many, and does not change, not even in storage', async () => {
    const store = await openTab();
    cartCommands(store).add(line('0'));
    await settled();
    for (let count = 1; count < MOST_LINES; count += 1) {
      cartCommands(store).add(line(String(count)));
    }
    expect(() => cartCommands(store).add(line('too many'))).toThrow(RangeError);
    expect(store.getState().lines).toHaveLength(MOST_LINES);
    expect(texts(await openTab())).toEqual(texts(store));
  });

  it('drops a line without room, if storage is read after the line was added', async () => {
    const full = Array.from({ length: MOST_LINES }, (_, index) => ({ ...line(`${index}`), id: `${index}` }));
    localStorage.setItem(KEY, encodeCart(null, 'shop', full));
    const store = createCartStore('shop');
    cartCommands(store).add(line('too many'));
    cartCommands(store).setQuantity('7', 3);
    await settled();
    expect(store.getState().isReady).toBe(true);
    expect(store.getState().lines).toHaveLength(MOST_LINES);
    expect(store.getState().lines[7]?.quantity).toBe(3);
    expect(texts(store)).not.toContain('too many');
  });

  it('loses nothing when two tabs change it in turn', async () => {
    const [left, right] = [await openTab(), await openTab()];
    cartCommands(left).add(line('left'));
    await settled();
    cartCommands(right).add(line('right'));
    await settled();
    cartCommands(left).add(line('left again'));
    const all = ['left', 'right', 'left again'];
    expect(texts(left)).toEqual(all);
    expect(texts(await openTab())).toEqual(all);
    await right.read();
    expect(texts(right)).toEqual(all);
  });

  it('saves a change to a line that was added a moment before, while neither is written yet', async () => {
    cartCommands(await openTab()).add(line('kept'));
    await settled();
    const store = createCartStore('shop');
    cartCommands(store).add(line('new'));
    cartCommands(store).setQuantity(store.getState().lines[0]?.id ?? '', 3);
    await settled();
    expect(store.getState().lines.map((line) => [textOf(line), line.quantity])).toEqual([
      ['kept', 1],
      ['new', 3],
    ]);
  });

  it('is not restored in a tab that adds a line after another tab has cleared it', async () => {
    const [left, right] = [await openTab(), await openTab()];
    cartCommands(left).add(line('old'));
    await settled();
    await right.read();
    cartCommands(left).clear();
    cartCommands(right).add(line('new'));
    await settled();
    expect(texts(right)).toEqual(['new']);
  });

  it('is separate for two shops on one origin', async () => {
    const [pottery, weaver] = [await openTab('pottery'), await openTab('weaver')];
    cartCommands(pottery).add(line('mug'));
    cartCommands(weaver).add(line('scarf'));
    await settled();
    cartCommands(pottery).clear();
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

  const refusal = (name: string) => () => {
    throw new DOMException('Refused.', name);
  };

  // The first change loads the schema and waits for it; later changes do not.
  async function expectToLive(store: CartStore) {
    cartCommands(store).add(line('one'));
    cartCommands(store).add(line('two'));
    expect(texts(store)).toEqual(['one', 'two']);
    await settled();
    expect(texts(store)).toEqual(['one', 'two']);
    cartCommands(store).add(line('three'));
    cartCommands(store).add(line('one'));
    expect(store.getState().lines.map((line) => [textOf(line), line.quantity])).toEqual([
      ['one', 2],
      ['two', 1],
      ['three', 1],
    ]);
    await settled();
    await store.read();
    expect(texts(store)).toEqual(['one', 'two', 'three']);
  }

  it('lives as long as the page if storage throws', async () => {
    const refuse = refusal('SecurityError');
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const store = await openTab();
    expect(store.getState().isReady).toBe(true);
    await expectToLive(store);
  });

  it('lives as long as the page if storage can be read but is full', async () => {
    vi.stubGlobal('localStorage', { ...storageStub(), setItem: refusal('QuotaExceededError') });
    await expectToLive(await openTab());
  });

  it('lives as long as the page if storage accepts everything and stores nothing', async () => {
    vi.stubGlobal('localStorage', { ...storageStub(), setItem: () => {} });
    await expectToLive(await openTab());
  });

  it('restores and saves cleared lines, even after another line was added', async () => {
    const store = await openTab();
    cartCommands(store).add(line('one'));
    cartCommands(store).add(line('two'));
    await settled();
    const before = store.getState().lines;
    cartCommands(store).clear();
    cartCommands(store).add(line('three'));
    cartCommands(store).add(line('two'));
    cartCommands(store).putBack(before);
    expect(texts(store)).toEqual(['one', 'three', 'two']);
    expect(texts(await openTab())).toEqual(['one', 'three', 'two']);
  });

  it.each([1, 3])('counts %i clicks as so many pieces, whatever storage refuses', async (clicks) => {
    const refuse = refusal('SecurityError');
    const keeping = storageStub();
    for (const storage of [
      { getItem: refuse, setItem: refuse, removeItem: refuse },
      { ...keeping, setItem: refuse },
      { ...keeping, setItem: () => {} },
      undefined,
      null,
    ]) {
      vi.stubGlobal('localStorage', storage);
      const store = await openTab();
      for (let click = 0; click < clicks; click += 1) {
        cartCommands(store).add(line('mug'));
        await settled();
      }
      await store.read();
      expect(store.getState().lines.map(({ quantity }) => quantity)).toEqual([clicks]);
    }
  });

  it('keeps what storage had when it became full, and is saved completely when it has room again', async () => {
    const storage = storageStub();
    vi.stubGlobal('localStorage', { ...storage });
    const store = await openTab();
    cartCommands(store).add(line('kept'));
    await settled();
    vi.stubGlobal('localStorage', { ...storage, setItem: refusal('QuotaExceededError') });
    cartCommands(store).add(line('two'));
    cartCommands(store).add(line('three'));
    expect(texts(store)).toEqual(['kept', 'two', 'three']);
    vi.stubGlobal('localStorage', storage);
    cartCommands(store).add(line('four'));
    expect(texts(store)).toEqual(['kept', 'two', 'three', 'four']);
    expect(texts(await openTab())).toEqual(['kept', 'two', 'three', 'four']);
    // From then on storage counts again, whoever wrote it.
    const other = await openTab();
    cartCommands(other).add(line('five'));
    cartCommands(store).add(line('six'));
    expect(texts(store)).toEqual(['kept', 'two', 'three', 'four', 'five', 'six']);
  });
});

describe('the schema of the cart', () => {
  afterEach(() => {
    vi.doUnmock('./cart-codec');
    vi.resetModules();
  });

  /** A cart whose schema is loaded by `fetch`. */
  async function storeFetching(fetch: () => unknown) {
    vi.resetModules();
    vi.doMock('./cart-codec', async (original) => fetch() ?? (await original()));
    return import('./cart-store');
  }

  it('is not loaded while there is nothing to read or to save', async () => {
    const fetch = vi.fn();
    const { createCartStore: create } = await storeFetching(fetch);
    const store = create('shop');
    await store.read();
    expect(store.getState().isReady).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
    cartCommands(store).add(line('one'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  });

  it('is loaded for a cart in storage, and before the first change', async () => {
    localStorage.setItem(KEY, encodeCart(null, 'shop', [{ ...line('kept'), id: '1' }]));
    const fetch = vi.fn();
    const { createCartStore: create, prepareCart } = await storeFetching(fetch);
    await expect(prepareCart()).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledOnce();
    const store = create('shop');
    await store.read();
    expect(texts(store)).toEqual(['kept']);
  });

  it('is not needed for a cart that lives as long as the page', async () => {
    const { createCartStore: create, prepareCart } = await storeFetching(() => {
      throw new Error('The network is down');
    });
    await expect(prepareCart()).resolves.toBeUndefined();
    const store = create('shop');
    cartCommands(store).add(line('one'));
    await settled();
    cartCommands(store).add(line('two'));
    await settled();
    expect(store.getState().isReady).toBe(true);
    expect(texts(store)).toEqual(['one', 'two']);
  });
});

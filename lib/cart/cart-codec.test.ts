import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_ANSWER, MOST_CHOICES } from '@/lib/choices/line-choice';
import { cents } from '@/lib/money/cents';
import { cartRoster } from '@/lib/testing/rosters/cart-roster';
import { choicesOf } from '@/lib/testing/rows/choices';
import type { CartLine } from './cart';
import { decodeCart, encodeCart } from './cart-codec';
import { MOST_LINES, MOST_PIECES } from './cart-limits';
import { CART_STORAGE_KEY, CART_VERSION } from './cart-version';

const roster = cartRoster();
const product = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Harvest Mug',
  priceCents: cents(2_800),
  imageUrl: '/media/mug-1280.webp',
};
const line: CartLine = {
  id: 'a1',
  product: { ...product, questions: [{ kind: 'customization', label: 'Name on the mug' }] },
  quantity: 2,
  choices: choicesOf({ customization: 'Für Ada ☕', roster }),
};
const olderLine = {
  id: 'a1',
  product: { ...product, customizationLabel: 'Name on the mug' },
  quantity: 2,
  customization: 'Für Ada ☕',
  logo: null,
  roster,
};
const choice = { kind: 'customization', label: '', value: 'Ada' };
const entryOf = (lines: unknown, version: unknown = CART_VERSION) =>
  JSON.stringify({ state: { carts: { shop: lines } }, version });

describe('a stored cart', () => {
  it('is under the key of the specification and reads back unchanged', () => {
    expect(CART_STORAGE_KEY).toBe('cart-storage');
    expect(decodeCart(encodeCart(null, 'shop', [line]), 'shop')).toEqual([line]);
  });

  it.each<[string, string | null]>([
    ['absent', null],
    ['empty', ''],
    ['broken JSON', '{"state":{"carts":'],
    ['no object', '5'],
    ['null', 'null'],
    ['a foreign shape', '{"items":[{"product":1}]}'],
    ['of an older version', entryOf([line], CART_VERSION - 2)],
    ['of a newer version', entryOf([line], CART_VERSION + 1)],
    ['of a version in text', entryOf([line], String(CART_VERSION))],
    ['without a list', entryOf({ 0: line })],
    ['of one line too many', entryOf(Array.from({ length: MOST_LINES + 1 }, () => line))],
  ])('is empty when the entry is %s', (_name, text) => {
    expect(decodeCart(text, 'shop')).toEqual([]);
  });

  it.each<[string, object]>([
    ['a quantity of 0', { quantity: 0 }],
    ['half a piece', { quantity: 1.5 }],
    ['too many pieces', { quantity: MOST_PIECES + 1 }],
    ['a quantity in text', { quantity: '2' }],
    ['a negative price', { product: { ...line.product, priceCents: -1 } }],
    ['half a cent', { product: { ...line.product, priceCents: 0.5 } }],
    ['a product id that is none', { product: { ...line.product, id: '../evil' } }],
    ['no product', { product: null }],
    ['a customization of 501 characters', { choices: choicesOf({ customization: 'x'.repeat(501) }) }],
    ['a file without a name', { choices: [{ ...choice, files: [{ uploadId: 'u1', sha256: 'ab' }] }] }],
    ['a choice whose kind is no word', { choices: [{ ...choice, kind: '<b>' }] }],
    ['one choice too many', { choices: Array.from({ length: MOST_CHOICES + 1 }, () => choice) }],
  ])('is empty when a line has %s', (_name, change) => {
    expect(decodeCart(entryOf([line, { ...line, ...change }]), 'shop')).toEqual([]);
  });

  it('is read if the previous release wrote it, with each answer in a field of its own', () => {
    const [text, ...files] = line.choices;
    const choices = [{ ...text, label: 'Name on the mug' }, ...files];
    expect(decodeCart(entryOf([olderLine], 1), 'shop')).toEqual([{ ...line, choices }]);
    const bare = { ...olderLine, customization: '', roster: null, quantity: 5 };
    expect(decodeCart(entryOf([bare], 1), 'shop')).toEqual([{ ...line, quantity: 5, choices: [] }]);
    // Beside a cart in the current form, in a shop that was not visited since.
    const both = encodeCart(entryOf([olderLine], 1), 'other', [line]);
    expect(decodeCart(both, 'shop')).toEqual([{ ...line, choices }]);
    expect(decodeCart(both, 'other')).toEqual([line]);
  });

  it('may have the most lines, pieces and letters', () => {
    const most = {
      ...line,
      quantity: MOST_PIECES,
      choices: choicesOf({
        customization: 'x'.repeat(LONGEST_ANSWER),
        roster: { ...roster, pieces: 0, upchargeCents: cents(0) },
      }),
    };
    const lines = Array.from({ length: MOST_LINES }, () => most);
    expect(decodeCart(encodeCart(null, 'shop', lines), 'shop')).toEqual(lines);
  });

  it('is empty for a shop without an entry, even for names that every object has', () => {
    const text = encodeCart(null, 'shop', [line]);
    for (const tenantId of ['other', '__proto__', 'constructor', 'toString']) {
      expect(decodeCart(text, tenantId)).toEqual([]);
    }
  });
});

describe('storing a cart', () => {
  it("leaves the other shops' carts unchanged, even unreadable ones", () => {
    const strange = { state: { carts: { shop: [line], odd: { from: 'tomorrow' } } }, version: CART_VERSION };
    const text = encodeCart(JSON.stringify(strange), 'other', [{ ...line, id: 'b2' }]);
    expect(JSON.parse(text)).toEqual({
      state: { carts: { shop: [line], odd: { from: 'tomorrow' }, other: [{ ...line, id: 'b2' }] } },
      version: CART_VERSION,
    });
  });

  it('drops the entry of a shop whose cart is empty, and no other', () => {
    const both = encodeCart(encodeCart(null, 'shop', [line]), 'other', [line]);
    const text = encodeCart(both, 'shop', []);
    expect(decodeCart(text, 'shop')).toEqual([]);
    expect(decodeCart(text, 'other')).toEqual([line]);
  });

  it('replaces a broken entry', () => {
    expect(decodeCart(encodeCart('{{{', 'shop', [line]), 'shop')).toEqual([line]);
  });

  it('reads back any cart, beside any other', () => {
    const file = { uploadId: fc.string(), name: fc.string({ maxLength: 500 }), sha256: fc.string() };
    const roster = {
      ...file,
      rosterId: fc.string(),
      isParsed: fc.boolean(),
      pieces: fc.nat(),
      sizes: fc.array(fc.record({ label: fc.string(), pieces: fc.nat() })),
      upchargeCents: fc.nat().map(cents),
    };
    const lines = fc.array(
      fc.record({
        id: fc.string(),
        product: fc.record({
          id: fc.uuid(),
          name: fc.string({ unit: 'grapheme' }),
          priceCents: fc.nat().map(cents),
          imageUrl: fc.option(fc.string()),
          questions: fc.array(fc.record({ kind: fc.string(), label: fc.string() })),
        }),
        quantity: fc.integer({ min: 1, max: MOST_PIECES }),
        choices: fc
          .record({
            customization: fc.string({ maxLength: 200 }),
            logo: fc.option(fc.record(file)),
            roster: fc.option(fc.record(roster)),
          })
          .map(choicesOf),
      }),
    );
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), lines, lines, (shop, other, own, theirs) => {
        fc.pre(shop !== other);
        const text = encodeCart(encodeCart(null, other, theirs), shop, own);
        expect(decodeCart(text, shop)).toEqual(own);
        expect(decodeCart(text, other)).toEqual(theirs);
      }),
    );
  });
});

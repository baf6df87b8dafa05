import { describe, expect, it } from 'vitest';
import { type RosterFile, teamFilesOf } from '@/lib/choices/file-choices';
import { answerOf, TEXT_CHOICE } from '@/lib/choices/line-choice';
import { cents } from '@/lib/money/cents';
import { choicesOf } from '@/lib/testing/rows/choices';
import {
  addLine,
  type CartLine,
  cartTotal,
  isQuantityLocked,
  lineSubtotal,
  type NewCartLine,
  putBackLines,
  refreshProducts,
  refreshRosters,
  removeLine,
  replaceLine,
  setQuantity,
} from './cart';
import { MOST_LINES, MOST_PIECES } from './cart-limits';
import { countPieces } from './count-pieces';

const mug = {
  id: '0190a1b2-0000-7000-8000-000000000001',
  name: 'Harvest Mug',
  priceCents: cents(2_800),
  imageUrl: null,
  questions: [],
};
const bowl = { ...mug, id: '0190a1b2-0000-7000-8000-000000000002', name: 'Bowl', priceCents: cents(3_450) };
const file = (name: string, sha256: string) => ({ uploadId: `upload-of-${name}-${sha256}`, name, sha256 });
const roster = (name: string, sha256: string, pieces = 2): RosterFile => ({
  ...file(name, sha256),
  rosterId: `roster-${sha256}`,
  isParsed: true,
  pieces,
  sizes: [{ label: 'M', pieces }],
  upchargeCents: cents(0),
});
type LineData = Pick<Partial<NewCartLine>, 'product' | 'quantity'> & Parameters<typeof choicesOf>[0];
const line = ({ product = mug, quantity = 1, ...answers }: LineData = {}): NewCartLine => ({
  product,
  quantity,
  choices: choicesOf(answers),
});
const cartOf = (...lines: NewCartLine[]) =>
  lines.reduce<CartLine[]>((cart, added, index) => addLine(cart, added, `line-${index}`), []);

describe('adding to the cart', () => {
  it('merges a line with the same choices by adding its quantity, under the first id', () => {
    expect(cartOf(line({ quantity: 2 }), line({ quantity: 3 }))).toEqual([
      { ...line({ quantity: 5 }), id: 'line-0' },
    ]);
  });

  it('merges lines whose files have the same name and content, even if uploaded twice', () => {
    const first = line({
      logo: { ...file('logo.png', 'aa'), uploadId: 'one' },
      roster: roster('team.csv', 'bb'),
    });
    const second = line({
      logo: { ...file('logo.png', 'aa'), uploadId: 'two' },
      roster: roster('team.csv', 'bb'),
    });
    expect(cartOf(first, second)).toHaveLength(1);
  });

  it.each<[string, LineData]>([
    ['product', { product: bowl }],
    ['customization', { customization: 'For Ada' }],
    ['logo', { logo: file('logo.png', 'aa') }],
    ['roster', { roster: roster('team.csv', 'aa') }],
  ])('makes a separate line for another %s', (_name, other) => {
    expect(cartOf(line(), line(other))).toHaveLength(2);
  });

  it.each(['logo', 'roster'] as const)('distinguishes two %s files of one name by their content', (kind) => {
    const lineWith = (name: string, sha256: string) => line({ [kind]: roster(name, sha256) });
    expect(cartOf(lineWith('a.csv', 'aa'), lineWith('a.csv', 'bb'))).toHaveLength(2);
    expect(cartOf(lineWith('a.csv', 'aa'), lineWith('b.csv', 'aa'))).toHaveLength(2);
  });

  it('uses the files of the newer line, which are stored for longer', () => {
    const upload = (uploadId: string) => line({ logo: { ...file('logo.png', 'aa'), uploadId } });
    expect(
      cartOf(upload('old'), upload('new')).map(({ id, choices }) => [
        id,
        teamFilesOf(choices).logo?.uploadId,
      ]),
    ).toEqual([['line-0', 'new']]);
  });

  it('shows the product as in the newer line', () => {
    const dearer = { ...mug, priceCents: cents(3_000) };
    const [merged] = cartOf(line(), line({ product: dearer }));
    expect(merged?.product).toEqual(dearer);
  });

  it('limits quantities to 1 and the most of an order', () => {
    const quantities = [0, -4, 2.9, 1e9].map((quantity) => cartOf(line({ quantity }))[0]?.quantity);
    expect(quantities).toEqual([1, 1, 2, MOST_PIECES]);
    expect(cartOf(line({ quantity: MOST_PIECES }), line({ quantity: 5 }))[0]?.quantity).toBe(MOST_PIECES);
  });

  it('allows 100 lines and not one more, but more pieces of an existing line', () => {
    const lines = Array.from({ length: MOST_LINES }, (_, index) => line({ customization: `For ${index}` }));
    const full = cartOf(...lines);
    expect(full).toHaveLength(100);
    expect(() => addLine(full, line({ customization: 'For one more' }), 'new')).toThrow('The cart is full');
    expect(addLine(full, line({ customization: 'For 99' }), 'new')[99]?.quantity).toBe(2);
    expect(replaceLine(full, 'line-5', line({ customization: 'For one more' }))).toHaveLength(100);
    expect(() => replaceLine(full, 'gone', line({ customization: 'For one more' }))).toThrow(RangeError);
  });

  it('leaves the cart it was given unchanged', () => {
    const cart = Object.freeze(cartOf(line()));
    addLine(cart, line(), 'again');
    expect(cart).toEqual([{ ...line(), id: 'line-0' }]);
  });
});

describe('a line with a roster', () => {
  const team = line({ roster: roster('team.csv', 'bb', 14), quantity: 1 });

  it('has as many pieces as the roster, whatever quantity is given', () => {
    const [added] = cartOf(team);
    expect(added?.quantity).toBe(14);
    expect(setQuantity(cartOf(team), 'line-0', 3)[0]?.quantity).toBe(14);
    expect(added && isQuantityLocked(added)).toBe(true);
  });

  it('does not change when the same roster is added again', () => {
    expect(cartOf(team, team).map(({ quantity }) => quantity)).toEqual([14]);
  });

  it('can still be removed by its quantity', () => {
    expect(setQuantity(cartOf(team), 'line-0', 0)).toEqual([]);
  });

  it('costs price times pieces plus the upcharges of its sizes', () => {
    const upcharged = { ...roster('team.csv', 'bb', 14), upchargeCents: cents(400) };
    expect(cartOf(line({ roster: upcharged })).map(lineSubtotal)).toEqual([14 * 2_800 + 400]);
  });

  it('lets the shopper choose the quantity if the roster could not be read', () => {
    const unread = line({ roster: { ...roster('team.pdf', 'cc', 0), isParsed: false }, quantity: 5 });
    expect(cartOf(unread, unread).map(({ quantity }) => quantity)).toEqual([10]);
    expect(isQuantityLocked(unread)).toBe(false);
    expect(isQuantityLocked(line())).toBe(false);
  });

  it('is updated to the current pieces and prices', () => {
    const count = {
      rosterId: 'roster-bb',
      pieces: 12,
      sizes: [{ label: '2XL', pieces: 12 }],
      upchargeCents: cents(2_400),
    };
    const [refreshed] = refreshRosters(cartOf(team), [count]);
    expect(refreshed?.quantity).toBe(12);
    expect(teamFilesOf(refreshed?.choices ?? []).roster).toMatchObject({
      ...count,
      name: 'team.csv',
      sha256: 'bb',
    });
    expect(refreshRosters(cartOf(team), [{ ...count, rosterId: 'another' }])).toEqual(cartOf(team));
    expect(refreshRosters(cartOf(line()), [count])).toEqual(cartOf(line()));
  });
});

describe('replacing a line', () => {
  const cart = cartOf(line(), line({ product: bowl, quantity: 2 }), line({ customization: 'Ada' }));

  it('keeps its place and its id', () => {
    const changed = line({ product: bowl, customization: 'Grace', quantity: 3 });
    expect(replaceLine(cart, 'line-1', changed)).toEqual([cart[0], { ...changed, id: 'line-1' }, cart[2]]);
  });

  it('has the pieces of its new roster', () => {
    const changed = line({ roster: roster('team.csv', 'bb', 14), quantity: 1 });
    expect(replaceLine(cart, 'line-0', changed)[0]?.quantity).toBe(14);
  });

  it('merges into a line with the same choices', () => {
    expect(
      replaceLine(cart, 'line-2', line({ quantity: 4 })).map(({ id, quantity }) => [id, quantity]),
    ).toEqual([
      ['line-0', 5],
      ['line-1', 2],
    ]);
  });

  it('adds the line if the old one was removed meanwhile', () => {
    expect(replaceLine(cart, 'gone', line({ customization: 'Grace' })).map(({ id }) => id)).toEqual([
      'line-0',
      'line-1',
      'line-2',
      'gone',
    ]);
  });
});

describe('changing the cart', () => {
  const cart = cartOf(line(), line({ product: bowl, quantity: 2 }));

  it.each([0, -1, -1_000])('removes a line when its quantity is set to %i', (quantity) => {
    expect(setQuantity(cart, 'line-0', quantity)).toEqual(cart.slice(1));
  });

  it('sets the quantity of one line, within the limits, and no other', () => {
    expect(setQuantity(cart, 'line-1', 7).map((entry) => entry.quantity)).toEqual([1, 7]);
    expect(setQuantity(cart, 'line-1', 1e9)[1]?.quantity).toBe(MOST_PIECES);
    expect(setQuantity(cart, 'unknown', 7)).toEqual(cart);
  });

  it('removes one line by its id', () => {
    expect(removeLine(cart, 'line-1')).toEqual(cart.slice(0, 1));
    expect(removeLine(cart, 'unknown')).toEqual(cart);
  });

  it('refreshes the products of lines, and skips deleted products', () => {
    const renamed = { ...mug, name: 'Autumn Mug', priceCents: cents(2_900) };
    const refreshed = refreshProducts(cart, [renamed]);
    expect(refreshed.map(({ product }) => product)).toEqual([renamed, bowl]);
    expect(refreshed.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['line-0', 1],
      ['line-1', 2],
    ]);
  });

  it('adds up subtotals, total and pieces', () => {
    expect(cart.map(lineSubtotal)).toEqual([2_800, 6_900]);
    expect([cartTotal(cart), countPieces(cart)]).toEqual([9_700, 3]);
    expect([cartTotal([]), countPieces([])]).toEqual([0, 0]);
  });
});

describe('restoring lines', () => {
  const before = cartOf(
    line({ customization: 'a' }),
    line({ customization: 'b' }),
    line({ customization: 'c' }),
  );
  const texts = (lines: readonly CartLine[]) => lines.map(({ choices }) => answerOf(choices, TEXT_CHOICE));

  it('puts each at its place', () => {
    expect(putBackLines([], before)).toEqual(before);
    expect(putBackLines(removeLine(before, 'line-1'), before)).toEqual(before);
  });

  it('undoes nothing that was changed meanwhile', () => {
    const since = [
      { ...line({ customization: 'b', quantity: 7 }), id: 'line-1' },
      { ...line(), id: 'new' },
    ];
    const lines = putBackLines(since, before);
    expect(texts(lines)).toEqual(['a', 'b', 'c', '']);
    expect(lines[1]?.quantity).toBe(7);
    expect(putBackLines(before, before)).toEqual(before);
  });

  it('fills a cart up to its limit', () => {
    const full = Array.from({ length: MOST_LINES - 1 }, (_, index) => ({
      ...line({ customization: `${index}` }),
      id: `${index}`,
    }));
    expect(putBackLines(full, before)).toHaveLength(MOST_LINES);
    expect(texts(putBackLines(full, before))).toContain('a');
  });
});

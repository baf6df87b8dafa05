// The cart: a list of lines and the rules that change it. Pure; storage and screens are elsewhere.
import {
  areSameChoices,
  type ChoiceCount,
  type ChoiceQuestion,
  type LineChoice,
} from '@/lib/choices/line-choice';
import { type Cents, multiplyCents, sumCents } from '@/lib/money/cents';

export const MOST_PIECES = 9_999;
/** Lines in a cart, and in an order. */
export const MOST_LINES = 100;
/** What a line remembers of its product, as the shopper saw it. The server prices orders from its own rows. */
export type CartProduct = {
  id: string;
  name: string;
  priceCents: Cents;
  imageUrl: string | null;
  /** What it asks of whoever orders it, in words. */
  questions: ChoiceQuestion[];
};

export type CartLine = {
  id: string;
  product: CartProduct;
  quantity: number;
  /** In the order of the product page. */
  choices: LineChoice[];
};

export type NewCartLine = Omit<CartLine, 'id'>;

/** Whether two lines are the same: of one product, with the same choices (specification §4). */
const isSameChoice = (a: NewCartLine, b: NewCartLine) =>
  a.product.id === b.product.id && areSameChoices(a.choices, b.choices);

/** What says how many pieces a line is: a roster that could be read, as many as there are people in it. */
const countOf = ({ choices }: Pick<CartLine, 'choices'>): ChoiceCount | undefined =>
  choices.find(({ count }) => count?.isParsed)?.count;

/** Whether a roster says how many pieces the line is. */
export const isQuantityLocked = (line: Pick<CartLine, 'choices'>): boolean => countOf(line) !== undefined;

const clampQuantity = (quantity: number) => Math.min(Math.max(Math.trunc(quantity), 1), MOST_PIECES);

/** The quantity that a line can have: its roster's, or the one asked for, within the limits. */
const quantityOf = (line: NewCartLine, asked: number) => clampQuantity(countOf(line)?.pieces ?? asked);

/**
 * Adds a line, or its quantity to the line that is the same choice; the same roster again is the same people,
 * so that line stays as it is. `id` names the line if it is new. Throws a RangeError when the cart is full.
 */
export function addLine(lines: readonly CartLine[], line: NewCartLine, id: string): CartLine[] {
  const index = lines.findIndex((existing) => isSameChoice(existing, line));
  if (index === -1) {
    if (lines.length >= MOST_LINES) {
      throw new RangeError('The cart is full');
    }
    return [...lines, { ...line, id, quantity: quantityOf(line, line.quantity) }];
  }
  // The newer line's files are the ones that stay longer in the store.
  return lines.map((existing, position) =>
    position === index
      ? { ...line, id: existing.id, quantity: quantityOf(line, existing.quantity + line.quantity) }
      : existing,
  );
}

/**
 * Puts a changed line in the place of the one named `id`, which keeps its name; where the change makes it the
 * same choice as another line, or where it has gone meanwhile, it is added as any line is.
 */
export function replaceLine(lines: readonly CartLine[], id: string, line: NewCartLine): CartLine[] {
  const others = removeLine(lines, id);
  if (others.length === lines.length || others.some((other) => isSameChoice(other, line))) {
    return addLine(others, line, id);
  }
  const replaced = { ...line, id, quantity: quantityOf(line, line.quantity) };
  return lines.map((existing) => (existing.id === id ? replaced : existing));
}

export const removeLine = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id);

/**
 * Puts lines back into a cart from which they were removed: `before` is the whole cart as it was. Lines that have come or
 * changed meanwhile stay as they are, and a full cart takes no more.
 */
export function putBackLines(lines: readonly CartLine[], before: readonly CartLine[]): CartLine[] {
  const isThere = (line: CartLine) =>
    lines.some((current) => current.id === line.id || isSameChoice(current, line));
  const missing = before.filter((line) => !isThere(line)).slice(0, MOST_LINES - lines.length);
  const order = new Map(before.map(({ id }, index) => [id, index]));
  const place = ({ id }: CartLine) => order.get(id) ?? before.length;
  return [...lines, ...missing].sort((a, b) => place(a) - place(b));
}

/** Sets a line's quantity, unless its roster does; 0 or less removes the line (specification §4). */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity <= 0) {
    return removeLine(lines, id);
  }
  return lines.map((line) => (line.id === id ? { ...line, quantity: quantityOf(line, quantity) } : line));
}

/** Gives each line its product as the shop has it now; lines of other products stay as they are. */
export function refreshProducts(lines: readonly CartLine[], products: readonly CartProduct[]): CartLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.product.id);
    return product ? { ...line, product } : line;
  });
}

/** Gives each line its roster's pieces and prices as the shop counts them now. */
export function refreshRosters(lines: readonly CartLine[], rosters: readonly RosterCount[]): CartLine[] {
  return lines.map((line) => {
    const choices = line.choices.map((choice) => {
      const fresh = rosters.find(({ rosterId }) => rosterId === choice.count?.rosterId);
      return choice.count && fresh ? { ...choice, count: { ...choice.count, ...fresh } } : choice;
    });
    const isFresh = choices.some((choice, index) => choice !== line.choices[index]);
    return isFresh ? { ...line, choices, quantity: quantityOf({ ...line, choices }, line.quantity) } : line;
  });
}

export type RosterCount = Pick<ChoiceCount, 'rosterId' | 'pieces' | 'sizes' | 'upchargeCents'>;

export const lineSubtotal = ({ product, quantity, choices }: CartLine): Cents =>
  sumCents([
    multiplyCents(product.priceCents, quantity),
    ...choices.flatMap(({ count }) => (count ? [count.upchargeCents] : [])),
  ]);

export const cartTotal = (lines: readonly CartLine[]): Cents => sumCents(lines.map(lineSubtotal));

export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0);

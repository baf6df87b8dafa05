// The cart: a list of lines, and the rules for changing it. Pure; storage and components are elsewhere.
import {
  areSameChoices,
  type ChoiceCount,
  type ChoiceQuestion,
  type LineChoice,
} from '@/lib/choices/line-choice';
import { type Cents, multiplyCents, sumCents } from '@/lib/money/cents';
import { MOST_LINES, MOST_PIECES } from './cart-limits';

/** A line's copy of its product, as the shopper saw it. The server prices orders from its own rows. */
export type CartProduct = {
  id: string;
  name: string;
  priceCents: Cents;
  imageUrl: string | null;
  /** The questions that its buyer answers with text. */
  questions: ChoiceQuestion[];
};

export type CartLine = {
  id: string;
  product: CartProduct;
  quantity: number;
  /** In the order of the product page. */
  choices: LineChoice[];
  /** Where the visit came from in which it was put in, as one word, for the shop's count of sales by source. */
  source?: string;
};

export type NewCartLine = Omit<CartLine, 'id'>;

/** Whether two lines are the same: one product, with the same choices (specification §4). */
const isSameChoice = (a: NewCartLine, b: NewCartLine) =>
  a.product.id === b.product.id && areSameChoices(a.choices, b.choices);

/** The readable roster of a line, which decides its quantity. */
const countOf = ({ choices }: Pick<CartLine, 'choices'>): ChoiceCount | undefined =>
  choices.find(({ count }) => count?.isParsed)?.count;

/** A roster decides the line's quantity. */
export const isQuantityLocked = (line: Pick<CartLine, 'choices'>): boolean => countOf(line) !== undefined;

const clampQuantity = (quantity: number) => Math.min(Math.max(Math.trunc(quantity), 1), MOST_PIECES);

/** The quantity of a line: its roster's, or the given one within the limits. */
const quantityOf = (line: NewCartLine, asked: number) => clampQuantity(countOf(line)?.pieces ?? asked);

/**
 * Adds a line, or adds its quantity to the line with the same choices. If the choices contain a roster, the quantity
 * stays, because the same roster is the same people. `id` is for a new line. Throws a RangeError if the cart is full.
 */
export function addLine(lines: readonly CartLine[], line: NewCartLine, id: string): CartLine[] {
  const index = lines.findIndex((existing) => isSameChoice(existing, line));
  if (index === -1) {
    if (lines.length >= MOST_LINES) {
      throw new RangeError('The cart is full');
    }
    return [...lines, { ...line, id, quantity: quantityOf(line, line.quantity) }];
  }
  // Use the newer line's files: the store keeps them for longer.
  return lines.map((existing, position) =>
    position === index
      ? { ...line, id: existing.id, quantity: quantityOf(line, existing.quantity + line.quantity) }
      : existing,
  );
}

/**
 * Replaces the line with this id, which keeps the id. If the new line has the same choices as another one, or the old
 * line was removed meanwhile, the new line is added as usual.
 */
export function replaceLine(lines: readonly CartLine[], id: string, line: NewCartLine): CartLine[] {
  const others = removeLine(lines, id);
  if (others.length === lines.length || others.some((other) => isSameChoice(other, line))) {
    return addLine(others, line, id);
  }
  const replaced = { ...line, id, quantity: quantityOf(line, line.quantity) };
  return lines.map((existing) =>
    existing.id === id
      ? { ...replaced, ...(existing.source !== undefined && { source: existing.source }) }
      : existing,
  );
}

export const removeLine = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id);

/**
 * Restores removed lines; `before` is the whole cart before the removal. Lines that were added or changed meanwhile
 * stay, and a full cart takes no more.
 */
export function putBackLines(lines: readonly CartLine[], before: readonly CartLine[]): CartLine[] {
  const isThere = (line: CartLine) =>
    lines.some((current) => current.id === line.id || isSameChoice(current, line));
  const missing = before.filter((line) => !isThere(line)).slice(0, MOST_LINES - lines.length);
  const order = new Map(before.map(({ id }, index) => [id, index]));
  const place = ({ id }: CartLine) => order.get(id) ?? before.length;
  return [...lines, ...missing].sort((a, b) => place(a) - place(b));
}

/** Sets a line's quantity, unless a roster decides it; 0 or less removes the line (specification §4). */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity <= 0) {
    return removeLine(lines, id);
  }
  return lines.map((line) => (line.id === id ? { ...line, quantity: quantityOf(line, quantity) } : line));
}

/** Of a product as its shopper chose it. */
export type ShownProduct = Pick<CartProduct, 'priceCents' | 'imageUrl'>;

/**
 * Updates each line's product; lines without a product in the list do not change. `chosen`: by line id, what differs
 * by its choices.
 */
export function refreshProducts(
  lines: readonly CartLine[],
  products: readonly CartProduct[],
  chosen: ReadonlyMap<string, ShownProduct> = new Map(),
): CartLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.product.id);
    return product ? { ...line, product: { ...product, ...chosen.get(line.id) } } : line;
  });
}

/** Updates the pieces and prices of each line's roster. */
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

// The cart: a list of lines and the rules that change it. Pure; storage and screens are elsewhere.
import { type Cents, multiplyCents, sumCents } from '@/lib/money/cents';

export const MOST_PIECES = 9_999;
/** Lines in a cart, and in an order. */
export const MOST_LINES = 100;
/** What PayPal and a maker's stamp can both take. */
export const LONGEST_CUSTOMIZATION = 500;

/** What a line remembers of its product, as the shopper saw it. The server prices orders from its own rows. */
export type CartProduct = {
  id: string;
  name: string;
  priceCents: Cents;
  imageUrl: string | null;
  customizationLabel: string | null;
};

/** A file that a line refers to; it lives on the server, the line knows its name and content. */
export type CartFile = { uploadId: string; name: string; sha256: string };

export type CartLine = {
  id: string;
  product: CartProduct;
  quantity: number;
  customization: string;
  logo: CartFile | null;
  roster: CartFile | null;
};

export type NewCartLine = Omit<CartLine, 'id'>;

const sameFile = (a: CartFile | null, b: CartFile | null) => a?.name === b?.name && a?.sha256 === b?.sha256;

/** Whether two lines are one choice: product, customization, logo and roster are the same (specification §4). */
const isSameChoice = (a: NewCartLine, b: NewCartLine) =>
  a.product.id === b.product.id &&
  a.customization === b.customization &&
  sameFile(a.logo, b.logo) &&
  sameFile(a.roster, b.roster);

const clampQuantity = (quantity: number) => Math.min(Math.max(Math.trunc(quantity), 1), MOST_PIECES);

/**
 * Adds a line, or its quantity to the line that is the same choice. `id` names the line if it is new.
 * Throws a RangeError when the cart is full.
 */
export function addLine(lines: readonly CartLine[], line: NewCartLine, id: string): CartLine[] {
  const index = lines.findIndex((existing) => isSameChoice(existing, line));
  if (index === -1) {
    if (lines.length >= MOST_LINES) {
      throw new RangeError('The cart is full');
    }
    return [...lines, { ...line, id, quantity: clampQuantity(line.quantity) }];
  }
  return lines.map((existing, position) =>
    position === index
      ? { ...existing, product: line.product, quantity: clampQuantity(existing.quantity + line.quantity) }
      : existing,
  );
}

export const removeLine = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter((line) => line.id !== id);

/** Sets a line's quantity; 0 or less removes the line (specification §4). */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): CartLine[] {
  if (quantity <= 0) {
    return removeLine(lines, id);
  }
  return lines.map((line) => (line.id === id ? { ...line, quantity: clampQuantity(quantity) } : line));
}

/** Gives each line its product as the shop has it now; lines of other products stay as they are. */
export function refreshProducts(lines: readonly CartLine[], products: readonly CartProduct[]): CartLine[] {
  return lines.map((line) => {
    const product = products.find(({ id }) => id === line.product.id);
    return product ? { ...line, product } : line;
  });
}

export const lineSubtotal = (line: CartLine): Cents => multiplyCents(line.product.priceCents, line.quantity);

export const cartTotal = (lines: readonly CartLine[]): Cents => sumCents(lines.map(lineSubtotal));

export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0);

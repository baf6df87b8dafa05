// What pages do with a cart: its rules, applied to the store.
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
import type { CartStore } from './cart-store';
import { uniqueId } from './unique-id';

export type CartCommands = {
  /** Throws a RangeError if the cart is full. */
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

// A store keeps its commands, so that effects can depend on them.
const made = new WeakMap<CartStore, CartCommands>();

/** The commands on a cart; the same for the same store. */
export function cartCommands(store: CartStore): CartCommands {
  const known = made.get(store) ?? makeCommands(store);
  made.set(store, known);
  return known;
}

const makeCommands = ({ change }: CartStore): CartCommands => ({
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
});

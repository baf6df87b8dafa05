// The id of the cart that is being paid for. All orders of one cart carry it, also after a change of address or
// lines, and the server takes payment for only one of them. After payment the cart gets a new id.
import * as z from 'zod/mini';
import type { CartLine } from '@/lib/cart/cart';
import { MOST_LINES } from '@/lib/cart/cart-limits';
import { uniqueId } from '@/lib/cart/unique-id';

const STORAGE_KEY = 'checkout-cart';

const cartShape = z.object({
  tenantId: z.string(),
  id: z.string(),
  /** The cart's lines at its last order: a cart that shares one of them is the same, a refilled one is new. */
  lineIds: z.array(z.string()).check(z.maxLength(MOST_LINES)),
  /** The hash of the lines if all orders of the cart had the same ones; else null. */
  linesHash: z.nullable(z.string()),
});

type CheckoutCart = z.infer<typeof cartShape>;
type Lines = readonly Pick<CartLine, 'id'>[];

/** The hash of a cart without orders. */
const NOT_ORDERED = '';

const CART_ID = /^[0-9a-f]{32}$/;

// For browsers without storage: the cart lives as long as its page.
let inMemory: CheckoutCart | null = null;

function read(tenantId: string): CheckoutCart | null {
  let cart = inMemory;
  try {
    cart = cartShape.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    // No storage: kept in memory.
  }
  return cart?.tenantId === tenantId ? cart : null;
}

function write(cart: CheckoutCart): void {
  inMemory = cart;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(cart));
  } catch {
    // No storage: kept in memory.
  }
}

/** A new cart's id comes from its first line, so that two tabs that ask at the same time get the same id. */
const newId = ([first]: Lines): string =>
  first !== undefined && CART_ID.test(first.id) ? first.id : uniqueId();

/** The id of the cart that these lines belong to, if it was ordered before; else null. */
export function orderedCartId(tenantId: string, lines: Lines): string | null {
  const known = read(tenantId);
  return known?.lineIds.some((id) => lines.some((line) => line.id === id)) ? known.id : null;
}

/** The cart id for an order of these lines. `linesHash` is the hash of the lines as ordered. */
export function cartIdFor(tenantId: string, lines: Lines, linesHash: string): string {
  const known = read(tenantId);
  const lineIds = lines.map(({ id }) => id);
  if (known === null || !known.lineIds.some((id) => lineIds.includes(id))) {
    const id = newId(lines);
    write({ tenantId, id, lineIds, linesHash });
    return id;
  }
  const isFirstOrSame = known.linesHash === NOT_ORDERED || known.linesHash === linesHash;
  write({ ...known, lineIds, linesHash: isFirstOrSame ? linesHash : null });
  return known.id;
}

/** Whether every order of the cart had exactly these lines: then a paid order means that these lines are paid. */
export const isOnlyOrdered = (tenantId: string, linesHash: string): boolean =>
  read(tenantId)?.linesHash === linesHash;

/** The cart is paid: lines that stay in it belong to a new cart from now on. */
export const endCart = (tenantId: string, lines: Lines): void =>
  write({ tenantId, id: uniqueId(), lineIds: lines.map(({ id }) => id), linesHash: NOT_ORDERED });

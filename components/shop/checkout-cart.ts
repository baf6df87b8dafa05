// The id of the cart that is being paid for. All orders of one cart carry it, whatever their address and however the
// cart was changed meanwhile, and the server takes the money of one of them. What is bought afterwards has another.
import * as z from 'zod/mini';
import { type CartLine, MOST_LINES } from '@/lib/cart/cart';
import { uniqueId } from '@/lib/cart/unique-id';

const STORAGE_KEY = 'checkout-cart';

const cartShape = z.object({
  tenantId: z.string(),
  id: z.string(),
  /** The lines that it had when it was last ordered: a cart that shares one of them is the same, one refilled is not. */
  lineIds: z.array(z.string()).check(z.maxLength(MOST_LINES)),
  /** What all its orders were of, as a hash; null where they were not of the same lines. */
  linesHash: z.nullable(z.string()),
});

type CheckoutCart = z.infer<typeof cartShape>;
type Lines = readonly Pick<CartLine, 'id'>[];

/** The hash of a cart that was not ordered yet. */
const NOT_ORDERED = '';

const CART_ID = /^[0-9a-f]{32}$/;

// For browsers without storage: there a cart lasts as long as its page.
let inMemory: CheckoutCart | null = null;

function read(tenantId: string): CheckoutCart | null {
  let cart = inMemory;
  try {
    cart = cartShape.parse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? ''));
  } catch {
    // Kept in memory.
  }
  return cart?.tenantId === tenantId ? cart : null;
}

function write(cart: CheckoutCart): void {
  inMemory = cart;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(cart));
  } catch {
    // Kept in memory.
  }
}

/** A new cart is called after its first line, so that two tabs that ask at the same moment say the same. */
const newId = ([first]: Lines): string =>
  first !== undefined && CART_ID.test(first.id) ? first.id : uniqueId();

/** The id under which these lines are ordered. `linesHash` is of the lines as they are ordered. */
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

/** Whether every order of the cart was of these lines, so that one of them being paid means that these are. */
export const isOnlyOrdered = (tenantId: string, linesHash: string): boolean =>
  read(tenantId)?.linesHash === linesHash;

/** The cart is paid: whatever lines stay in it are another one from now on. */
export const endCart = (tenantId: string, lines: Lines): void =>
  write({ tenantId, id: uniqueId(), lineIds: lines.map(({ id }) => id), linesHash: NOT_ORDERED });

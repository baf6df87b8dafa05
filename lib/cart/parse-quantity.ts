import { MOST_PIECES } from './cart-limits';

/**
 * The quantity of a typed text: an integer, at least `lowest`; a text without a number becomes 1 (specification §5). A
 * lowest of 0 is for the cart, where 0 removes the line (§4).
 */
export function parseQuantity(text: string, lowest: 0 | 1 = 1): number {
  const value = Number.parseInt(text, 10);
  return Number.isFinite(value) ? Math.min(Math.max(value, lowest), MOST_PIECES) : 1;
}

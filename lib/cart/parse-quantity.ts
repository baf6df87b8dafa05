import { MOST_PIECES } from './cart';

/** The quantity that typed text means: whole, at least 1; what is no number becomes 1 (specification §5). */
export function parseQuantity(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isFinite(value) ? Math.min(Math.max(value, 1), MOST_PIECES) : 1;
}

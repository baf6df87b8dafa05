import type { CartLine } from './cart';

/** Apart from the cart's rules, because every page of a shop shows it. */
export const countPieces = (lines: readonly CartLine[]): number =>
  lines.reduce((count, line) => count + line.quantity, 0);

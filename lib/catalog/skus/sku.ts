// The form of a generated SKU: three characters, a hyphen, four more (specification §5, §9).
import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** How many SKUs are tried. */
export const SKU_ATTEMPTS = 10;

/** A random SKU such as 'K7Q-0X2M'. `pick` returns an integer from 0 up to, but not including, its argument. */
export function randomSku(pick: (below: number) => number = randomInt): string {
  const part = (length: number) =>
    Array.from({ length }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('');
  return `${part(3)}-${part(4)}`;
}

import { crc32 } from 'node:zlib';

const LENGTH = 64;

/** Effects of single characters on a checksum, by their highest bit, with the characters that cause them. */
type Basis = Map<number, { effect: number; characters: bigint }>;

const highestBit = (value: number) => 31 - Math.clz32(value);

/** The remainder of `effect` after reducing it by the basis. */
function reduce(basis: Basis, effect: number, characters: bigint) {
  let rest = { effect, characters };
  for (let bit = 31; bit >= 0; bit -= 1) {
    const known = (rest.effect >>> bit) & 1 ? basis.get(bit) : undefined;
    if (known !== undefined) {
      rest = { effect: rest.effect ^ known.effect, characters: rest.characters ^ known.characters };
    }
  }
  return rest;
}

const digits = (characters: bigint) =>
  Array.from({ length: LENGTH }, (_, index) => String((characters >> BigInt(index)) & 1n)).join('');

/**
 * A text with a wanted CRC-32, as an attacker makes one to reuse another message's signature: `withPadding` inserts
 * a padding of 64 digits, each 0 or 1. A CRC is linear, so each digit changes it by the same bits whatever the
 * others are; which digits to set is a system of 32 equations.
 */
export function withCrc32(wanted: number, withPadding: (padding: string) => string): string {
  const base = crc32(withPadding(digits(0n)));
  const basis: Basis = new Map();
  for (let index = 0; index < LENGTH; index += 1) {
    const characters = 1n << BigInt(index);
    const rest = reduce(basis, base ^ crc32(withPadding(digits(characters))), characters);
    if (rest.effect !== 0) {
      basis.set(highestBit(rest.effect), rest);
    }
  }
  const forged = withPadding(digits(reduce(basis, base ^ wanted, 0n).characters));
  if (crc32(forged) !== wanted) {
    throw new Error('No padding of these digits gives that checksum');
  }
  return forged;
}

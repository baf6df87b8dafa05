import { statfsSync } from 'node:fs';
import { SetupError } from '../../stack/report';
import type { Amounts } from './fill-database';

/** Bytes of a product and of an order with all their rows and indexes, as measured. */
const PRODUCT = 3_000;
const ORDER = 5_500;
/** The rows are first planned, then put in, then sorted for the indexes; and Postgres keeps a log of all. */
const WHILE_FILLING = 1.8;

/** The bytes that filling takes. */
export const roomFor = ({ shops, products, orders }: Amounts): number =>
  Math.ceil(shops * (products * PRODUCT + orders * ORDER) * WHILE_FILLING);

/** Throws a `SetupError` if the disk of `folder` has too little room for a database of that size. */
export function expectRoom(folder: string, amounts: Amounts): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const needed = roomFor(amounts);
  if (free < needed) {
    throw new SetupError(
      `The databases need ${gigabytes(needed)} for a while, and ${folder} has ${gigabytes(free)}. Ask for fewer: --shops ${Math.floor((amounts.shops * free) / needed)}.`,
    );
  }
}

export const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

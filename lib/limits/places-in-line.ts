// A queue for each key that moves at a steady pace, for the whole platform. Its rows are in the table of the limits,
// with the end of the queue as `expire`, so that the library deletes them like any other.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { keyOf } from './limiters';

export type Line = {
  name: string;
  /** Milliseconds for each place. */
  step: number;
  /** The number of places without waiting; one grows back in each step. */
  credit: number;
  /** The most places that wait. */
  patience: number;
};

const rowKey = ({ name }: Line, key: string) => `${name}:${keyOf(key)}`;

/** Takes the next place: milliseconds until its turn, or null if the queue is full. */
export async function takePlace(line: Line, key: string): Promise<number | null> {
  const { step, credit, patience } = line;
  const now = Date.now();
  const farthest = now + (credit + patience - 1) * step;
  // One statement, so that two racing calls get two places. Across tenants: an account belongs to the platform, and it
  // is not known yet whether it exists.
  const rows = await platformDb().$queryRaw<{ expire: bigint }[]>`
    INSERT INTO rate_limits AS line (key, points, expire)
    VALUES (${rowKey(line, key)}, 1, ${BigInt(now + step)})
    ON CONFLICT (key) DO UPDATE
      SET expire = GREATEST(line.expire, ${BigInt(now)}) + ${BigInt(step)}
      WHERE GREATEST(line.expire, ${BigInt(now)}) <= ${BigInt(farthest)}
    RETURNING expire`;
  const [row] = rows;
  return row === undefined ? null : Math.max(0, Number(row.expire) - now - credit * step);
}

/** Empties the queue: the next place is the first. */
export async function clearLine(line: Line, key: string): Promise<void> {
  await platformDb().rateLimit.deleteMany({ where: { key: rowKey(line, key) } });
}

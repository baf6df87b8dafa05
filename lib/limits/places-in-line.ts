// A line for a key that moves at a steady pace, for the whole platform. Its rows stand beside the limits', with the end
// of the line as `expire`, so that the library clears them away like any other.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { keyOf } from './limiters';

export type Line = {
  name: string;
  /** Milliseconds in which the line moves on by one. */
  step: number;
  /** So many places need no waiting, and grow back one a step. */
  credit: number;
  /** So many may wait. */
  patience: number;
};

const rowKey = ({ name }: Line, key: string) => `${name}:${keyOf(key)}`;

/** Takes the next place: milliseconds until its turn, or null where as many wait as may. */
export async function takePlace(line: Line, key: string): Promise<number | null> {
  const { step, credit, patience } = line;
  const now = Date.now();
  const farthest = now + (credit + patience - 1) * step;
  // One statement, so that two at once get two places. Across tenants: an account is the platform's, and nobody knows
  // yet whether there is one.
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

/** Sends everybody home: the next place is the first. */
export async function clearLine(line: Line, key: string): Promise<void> {
  await platformDb().rateLimit.deleteMany({ where: { key: rowKey(line, key) } });
}

import 'server-only';
import { hash, verify } from '@node-rs/argon2';
import { createHashQueue, type HashLane } from '@/lib/auth/passwords/hash-queue';
import type { Result } from '@/lib/result';

// OWASP's second recommended setting for argon2id: 19 MiB, two passes.
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const inQueue = createHashQueue();

/** An argon2id hash that carries its own salt and settings; 'busy' if too many strangers wait for one. */
export const hashPasswordIn = (lane: HashLane, password: string): Promise<Result<string, 'busy'>> =>
  inQueue(lane, () => hash(password, SETTINGS));

/** The same, never refused as busy: only for people who have proved that they may set a password. */
export async function hashPassword(password: string): Promise<string> {
  const hashed = await hashPasswordIn({ isKnown: true }, password);
  if (!hashed.ok) {
    throw new Error('The line for known people refused one');
  }
  return hashed.value;
}

/** Whether the password matches the hash; 'busy' if too many comparisons wait. */
export const verifyPassword = (
  hashed: string,
  password: string,
  lane: HashLane,
): Promise<Result<boolean, 'busy'>> => inQueue(lane, () => verify(hashed, password));

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

// The hash for nobody, so that the answer takes as long as for a wrong password.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$b25lIHNhbHQgZm9yIG5vYm9keQ$rbLqzXz1kO0v8yWqCBYe2RP1d9FFMr5wxJ2Dq0mYk0k';

/**
 * Whether the password matches the hash; 'busy' if too many comparisons wait. Without an account (null) or for one that
 * has no password ('') nothing matches, and it takes as long.
 */
export const verifyPassword = (
  hashed: string | null,
  password: string,
  lane: HashLane,
): Promise<Result<boolean, 'busy'>> =>
  inQueue(lane, async () => (await verify(hashed || NOBODY, password)) && !!hashed);

import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header contains exactly this secret. Compares in constant time. */
export const hasBearerSecret = (authorization: string | null, secret: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));

import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether an Authorization header carries exactly this secret. Takes as long for a near miss as for any other. */
export const hasBearerSecret = (authorization: string | null, secret: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`));

import { isRecentProof } from '@/lib/auth/factors/recent-proof';
import { type Bearer, isBelowFactor } from '@/lib/auth/headless/bearer';
import type { GoTrueError } from './gotrue-error';

/**
 * What is missing before something that decides who gets into the account: the second factor of whoever has one, and a
 * proof of the last ten minutes. A stolen token has neither.
 */
export function proofMissing(bearer: Bearer): GoTrueError | null {
  if (isBelowFactor(bearer)) {
    return { code: 'insufficient_aal' };
  }
  return isRecentProof(bearer.provedAt) ? null : { code: 'reauthentication_needed' };
}

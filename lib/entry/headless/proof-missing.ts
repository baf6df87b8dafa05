import { isRecentProof } from '@/lib/auth/factors/recent-proof';
import { type Bearer, isBelowFactor } from '@/lib/auth/headless/bearer';
import type { GoTrueError } from './gotrue-error';

/**
 * What is missing before a change of who can sign in: the second factor if there is one, and a proof from the
 * last ten minutes. A stolen token has neither.
 */
export function proofMissing(bearer: Bearer): GoTrueError | null {
  if (isBelowFactor(bearer)) {
    return { code: 'insufficient_aal' };
  }
  return isRecentProof(bearer.provedAt) ? null : { code: 'reauthentication_needed' };
}

// Limits for tries at one account. Strangers must neither guess for long nor lock the owner out: a browser in which
// the account has signed in before has a limit of its own; all others are limited by network, and share one queue for
// the account.
import 'server-only';
import type { TenantId } from '@/lib/ids';
import { clearLine, type Line, takePlace } from '@/lib/limits/places-in-line';
import { type Counted, countTry, forgetTries } from '@/lib/limits/rate-limits';
import { slowDown } from '@/lib/limits/slow-limits';
import { err, ok, type Result } from '@/lib/result';
import { wait } from '@/lib/wait';

/**
 * Tries at one account from unknown browsers, over the whole platform: 30, then one every three seconds, and two may
 * wait. If the queue is full, the owner can still use the mailed link, which nobody can block.
 */
const ACCOUNT_LINE: Line = { name: 'signInAccount', step: 3_000, credit: 30, patience: 2 };

export type Trier = {
  tenantId: TenantId;
  email: string;
  network: string;
  /** The id of a browser in which the account has signed in before; else null. */
  knownBrowser: string | null;
};

export type TryRefusal = { code: 'too_many_attempts'; minutes: number } | { code: 'account_busy' };

const countedFor = ({ email, network, knownBrowser }: Trier): Counted[] =>
  knownBrowser === null
    ? [
        { limit: 'signInAddress', key: network },
        { limit: 'signInAccountAddress', key: `${email} ${network}` },
      ]
    : [{ limit: 'signInBrowser', key: `${email} ${knownBrowser}` }];

/** Counts a try before it is made, and delays it while many others try. */
export async function admitSignIn(trier: Trier): Promise<Result<null, TryRefusal>> {
  const counted = await countTry(countedFor(trier));
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  if (trier.knownBrowser !== null) {
    return ok(null);
  }
  const turn = await takePlace(ACCOUNT_LINE, trier.email);
  if (turn === null) {
    return err({ code: 'account_busy' });
  }
  if (turn > 0) {
    await wait(turn);
  }
  await slowDown('signInTenant', trier.tenantId, trier.network);
  return ok(null);
}

/** Resets the tries at an account after a sign-in. Those of the network over all accounts stay. */
export async function forgetSignInTries(trier: Trier): Promise<void> {
  for (const counted of countedFor(trier)) {
    if (counted.limit !== 'signInAddress') {
      await forgetTries(counted);
    }
  }
  await clearLine(ACCOUNT_LINE, trier.email);
}

// How often an account may be tried. Strangers must neither guess for long nor shut its owner out, so a browser in which
// the account has signed in before is counted by itself, and everybody else by their address and in one line.
import 'server-only';
import type { TenantId } from '@/lib/ids';
import { clearLine, type Line, takePlace } from '@/lib/limits/places-in-line';
import { type Counted, countTry, forgetTries } from '@/lib/limits/rate-limits';
import { slowDown } from '@/lib/limits/slow-limits';
import { err, ok, type Result } from '@/lib/result';
import { wait } from '@/lib/wait';

/**
 * Tries at one account from wherever its browser is not known, over the whole platform: 30, then one each three
 * seconds, for which two may wait. Whoever finds the line full has the mailed link, which nobody can close.
 */
const ACCOUNT_LINE: Line = { name: 'signInAccount', step: 3_000, credit: 30, patience: 2 };

export type Trier = {
  tenantId: TenantId;
  email: string;
  network: string;
  /** The id of a browser in which the account signed in before; null for any other. */
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

/** Counts a try before it is made, and has it wait its turn where many try. */
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

/** Forgets the tries at an account: it was the right person after all. Those of the address over all accounts stay. */
export async function forgetSignInTries(trier: Trier): Promise<void> {
  for (const counted of countedFor(trier)) {
    if (counted.limit !== 'signInAddress') {
      await forgetTries(counted);
    }
  }
  await clearLine(ACCOUNT_LINE, trier.email);
}

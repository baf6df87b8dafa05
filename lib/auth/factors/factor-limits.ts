// Limits for tries at one person's factors. Everyone who gets here has given a password or a mailed code. A
// browser in which the person has signed in before has its own limit, so others cannot use it up.
import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import { clearLine, type Line, takePlace } from '@/lib/limits/places-in-line';
import { type Counted, countTry, forgetTries } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';
import { personIdOf } from './factor-rows';

/**
 * Tries at one person's codes from unknown browsers, over the whole platform: 20, then one in 20 minutes, 72
 * a day. Three of a million codes are right at a moment. So an attacker with the password and many addresses
 * has a chance of 0.02 % a day, and needs more than a year for one in ten. Each correct code adds 20 tries.
 */
const CODE_LINE: Line = { name: 'factorCode', step: 20 * 60_000, credit: 20, patience: 0 };

export type FactorTrier = {
  person: Person;
  network: string;
  /** The id of a browser in which the person has signed in with the second factor; null for any other. */
  knownBrowser: string | null;
};

export type FactorTryRefusal = { code: 'too_many_attempts'; minutes: number } | { code: 'account_busy' };

const countedFor = ({ person, network, knownBrowser }: FactorTrier): Counted[] => {
  const id = personIdOf(person);
  return knownBrowser === null
    ? [
        { limit: 'factorNetwork', key: network },
        { limit: 'factorAddress', key: `${id} ${network}` },
      ]
    : [{ limit: 'factorBrowser', key: `${id} ${knownBrowser}` }];
};

/** Counts a try with a code before the comparison. */
export async function admitFactorTry(trier: FactorTrier): Promise<Result<null, FactorTryRefusal>> {
  const counted = await countTry(countedFor(trier));
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  if (trier.knownBrowser === null && (await takePlace(CODE_LINE, personIdOf(trier.person))) === null) {
    return err({ code: 'account_busy' });
  }
  return ok(null);
}

/** Resets a person's tries after a correct code. Those of the network stay. */
export async function forgetFactorTries(trier: FactorTrier): Promise<void> {
  for (const counted of countedFor(trier).filter(({ limit }) => limit !== 'factorNetwork')) {
    await forgetTries(counted);
  }
  await clearLine(CODE_LINE, personIdOf(trier.person));
}

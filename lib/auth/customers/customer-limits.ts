// How often codes may be sent to an address, and how often codes and passwords may be tried. As for staff: a limit
// that refuses counts for one asker, and a browser in which the account signed in before has a limit of its own.
import 'server-only';
import type { Account } from '@/lib/auth/known-browser/known-browser';
import type { HashLane } from '@/lib/auth/passwords/hash-queue';
import type { TenantId } from '@/lib/ids';
import { type Line, takePlace } from '@/lib/limits/places-in-line';
import { type Counted, countTry, forgetTries } from '@/lib/limits/rate-limits';
import { slowDown } from '@/lib/limits/slow-limits';
import { err, ok, type Result } from '@/lib/result';
import { wait } from '@/lib/wait';
import type { ContactAddress } from './contact-address';

/** A customer as the mark of a known browser names them: never equal to a member of staff with the same address. */
export const accountOf = (tenantId: TenantId, id: string, { value }: ContactAddress): Account => ({
  id,
  email: `${tenantId} ${value}`,
  // A new password does not invalidate these marks: they open nothing, and most customers have no password.
  passwordHash: '',
});

export type Asker = {
  tenantId: TenantId;
  address: ContactAddress;
  network: string;
  /** The id of a browser in which the account signed in before; null for any other. */
  knownBrowser: string | null;
};

export type LimitRefusal = { code: 'too_many_attempts'; minutes: number } | { code: 'account_busy' };

/** The queue for a requester whose request proves nothing: their password hash waits there. */
export const laneOf = ({ network, knownBrowser }: Asker): HashLane =>
  knownBrowser === null ? { isKnown: false, network } : { isKnown: true };

const nameOf = ({ tenantId, address }: Asker) => `${tenantId} ${address.value}`;

/** Codes sent to one address for unknown browsers: ten, then one per minute. */
const CODE_LINE: Line = { name: 'customerCode', step: 60_000, credit: 10, patience: 0 };

/** Tries at one account from unknown browsers: 30, then one every three seconds. */
const TRY_LINE: Line = { name: 'customerTry', step: 3_000, credit: 30, patience: 2 };

const refuseAfter = (counted: Result<null, { minutes: number }>): Result<null, LimitRefusal> =>
  counted.ok ? ok(null) : err({ code: 'too_many_attempts', minutes: counted.error.minutes });

/** Counts a request for a code, before it is known whether the address has an account. */
export async function admitCode(asker: Asker): Promise<Result<null, LimitRefusal>> {
  const name = nameOf(asker);
  if (asker.knownBrowser !== null) {
    return refuseAfter(
      await countTry([{ limit: 'customerCodeBrowser', key: `${name} ${asker.knownBrowser}` }]),
    );
  }
  const counted = await countTry([
    { limit: 'customerCodeNetwork', key: asker.network },
    { limit: 'customerCodeAddress', key: `${name} ${asker.network}` },
  ]);
  if (!counted.ok) {
    return refuseAfter(counted);
  }
  if ((await takePlace(CODE_LINE, name)) === null) {
    return err({ code: 'account_busy' });
  }
  await slowDown('customerCodeTenant', asker.tenantId, asker.network);
  return ok(null);
}

const triesOf = (asker: Asker): Counted[] =>
  asker.knownBrowser === null
    ? [
        { limit: 'customerTryNetwork', key: asker.network },
        { limit: 'customerTryAddress', key: `${nameOf(asker)} ${asker.network}` },
      ]
    : [{ limit: 'customerTryBrowser', key: `${nameOf(asker)} ${asker.knownBrowser}` }];

/** Counts a try with a code or a password before it is made, and makes it wait if there are many. */
export async function admitTry(asker: Asker): Promise<Result<null, LimitRefusal>> {
  const counted = await countTry(triesOf(asker));
  if (!counted.ok || asker.knownBrowser !== null) {
    return refuseAfter(counted);
  }
  const turn = await takePlace(TRY_LINE, nameOf(asker));
  if (turn === null) {
    return err({ code: 'account_busy' });
  }
  await wait(turn);
  await slowDown('customerTryTenant', asker.tenantId, asker.network);
  return ok(null);
}

/** Resets the tries of an account after a success. Those of the network stay. */
export async function forgetCustomerTries(asker: Asker): Promise<void> {
  for (const counted of triesOf(asker).filter(({ limit }) => limit !== 'customerTryNetwork')) {
    await forgetTries(counted);
  }
}

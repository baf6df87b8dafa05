// Somebody of the platform who has neither password nor second factor proves again who they are, by a mailed code.
import 'server-only';
import { requesterHash } from '@/lib/auth/codes/code-rules';
import { takeCode } from '@/lib/auth/codes/one-time-codes.commands';
import { sendCode } from '@/lib/auth/customers/send-code';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { aUser } from '@/lib/auth/sessions/person';
import { findStaffAccount, type StaffAccount } from '@/lib/auth/sign-in/staff-account';
import { type Asking, proved, type StaffProofError, type StaffProved } from '@/lib/auth/sign-in/staff-proof';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';

type OfSession = Pick<Asking, 'tenant' | 'visitor'>;

const PURPOSE = 'reauthentication';

/** The code is of this session: no other browser's, and none that a shopper's account is asked for. */
const requesterOf = ({ visitor }: OfSession): string => `staff ${visitor.sessionId}`;

/** Whether a mailed code proves who somebody is: of whoever has nothing else to prove it with. */
async function isProvedByMail({ tenant, visitor }: OfSession, account: StaffAccount) {
  return (
    visitor.kind !== 'second_step' &&
    account.passwordHash === '' &&
    !(await hasFactor(tenant.id, aUser(visitor.userId)))
  );
}

/**
 * Readies a code to the address of whoever has neither password nor second factor. Send it after the answer, because a
 * mail server is slow.
 */
export async function prepareMailedCode(
  asking: OfSession,
): Promise<Result<{ send: () => Promise<void> }, StaffProofError>> {
  const { tenant, visitor } = asking;
  const account = await findStaffAccount(visitor.userId);
  if (!(await isProvedByMail(asking, account))) {
    return err({ code: 'not_enough' });
  }
  const counted = await countTry([{ limit: 'staffCode', key: visitor.userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const address = { kind: 'email', value: account.email } as const;
  const code = { address, purpose: PURPOSE, requester: requesterOf(asking), customerId: null } as const;
  return ok({ send: () => sendCode(tenant, code) });
}

/** By a code that was mailed to this session's person. */
export async function proveByMailedCode(
  asking: Asking,
  code: string,
): Promise<Result<StaffProved, StaffProofError>> {
  const { tenant, visitor } = asking;
  const account = await findStaffAccount(visitor.userId);
  if (!(await isProvedByMail(asking, account))) {
    return err({ code: 'not_enough' });
  }
  const counted = await countTry([{ limit: 'passwordChange', key: visitor.userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const key = {
    purpose: PURPOSE,
    address: account.email,
    requester: requesterHash(requesterOf(asking)),
  } as const;
  const taken = await takeCode(tenant.id, key, code);
  return taken.ok
    ? proved(asking, account, { method: 'otp', isSecondFactor: false })
    : err({ code: 'code_wrong' });
}

// A staff member's change of e-mail address. Codes at both addresses confirm it: with only the old mailbox,
// or only the new one, nobody changes anything.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { noteAudit } from '@/lib/auth/audit-log';
import { CODE_LIFE, requesterHash } from '@/lib/auth/codes/code-rules';
import { makeCode, takeCodesIn } from '@/lib/auth/codes/one-time-codes.commands';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { oweSecurityNotice } from '@/lib/auth/mails/notices';
import { endOtherSessions } from '@/lib/auth/sessions/sessions.commands';
import { isUniqueViolation } from '@/lib/db/errors';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { err, ok, type Result } from '@/lib/result';

type Person = { userId: string; sessionId: string };

export type EmailChangeError =
  | { code: 'same_address' | 'codes_wrong' | 'email_taken' }
  | { code: 'too_many_attempts'; minutes: number };

const detail = z.object({ from: z.string(), to: z.string() });

/** Codes are keyed by person, so shoppers' codes for the same address do not interfere. */
const requesterOf = ({ userId }: Person) => requesterHash(`staff ${userId}`);

const findEmail = async ({ userId }: Person): Promise<string> => {
  // Across tenants: a person has one address for all shops.
  const { email } = await platformDb().user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  return email;
};

/** Sends a code to each of the two addresses. Does not reveal whether the new address has an account. */
export async function startEmailChange(
  tenantId: TenantId,
  person: Person,
  to: string,
): Promise<Result<{ from: string }, EmailChangeError>> {
  const from = await findEmail(person);
  if (from === to) {
    return err({ code: 'same_address' });
  }
  const counted = await countTry([{ limit: 'emailChange', key: person.userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const expiresAt = new Date(Date.now() + CODE_LIFE);
  await tenantDb(tenantId, async (db) => {
    for (const address of [from, to]) {
      const code = await makeCode(db, tenantId, {
        purpose: 'email_change',
        address,
        requester: requesterOf(person),
        customerId: null,
        detail: { from, to },
      });
      await oweAccountMail(db, tenantId, {
        kind: 'one_time_code',
        recipient: address,
        subject: randomUUID(),
        // The mail to the old address names the new one.
        parameters: { code, purpose: 'email_change', ...(address === from && { newAddress: to }) },
        expiresAt,
      });
    }
  });
  return ok({ from });
}

class CodesWrong extends Error {}

/** Takes both codes or neither: a mistyped one does not use the other up. Each try counts. */
async function takeBoth(
  tenantId: TenantId,
  person: Person,
  { from, to, codes }: { from: string; to: string; codes: { from: string; to: string } },
): Promise<boolean> {
  const requester = requesterOf(person);
  const keyOf = (address: string) => ({ purpose: 'email_change', address, requester }) as const;
  try {
    return await tenantDb(tenantId, async (db) => {
      const taken = await takeCodesIn(db, tenantId, [
        { key: keyOf(from), typed: codes.from },
        { key: keyOf(to), typed: codes.to },
      ]);
      // Not thrown: a rollback would undo the counted tries.
      if (!taken.ok) {
        return false;
      }
      for (const code of taken.value) {
        const asked = detail.safeParse(code.detail);
        // Bound to this change: the old address's code confirms one new address only.
        if (!asked.success || asked.data.from !== from || asked.data.to !== to) {
          throw new CodesWrong();
        }
      }
      return true;
    });
  } catch (error) {
    if (error instanceof CodesWrong) {
      return false;
    }
    throw error;
  }
}

/**
 * Changes the address with the codes of both addresses. Ends the person's other sessions in every shop, voids
 * password links that went to the old address, and mails a notice there.
 */
export async function confirmEmailChange(
  tenantId: TenantId,
  person: Person,
  { to, codes }: { to: string; codes: { from: string; to: string } },
): Promise<Result<{ from: string }, EmailChangeError>> {
  const counted = await countTry([{ limit: 'emailChangeTry', key: person.userId }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const from = await findEmail(person);
  if (!(await takeBoth(tenantId, person, { from, to, codes }))) {
    return err({ code: 'codes_wrong' });
  }
  const { userId, sessionId } = person;
  try {
    // Across tenants, as above.
    const { count } = await platformDb().user.updateMany({
      where: { id: userId, email: from },
      data: { email: to },
    });
    if (count === 0) {
      return err({ code: 'codes_wrong' });
    }
  } catch (error) {
    // The holder of both codes reads the new mailbox, so they may learn that it has an account.
    if (isUniqueViolation(error)) {
      return err({ code: 'email_taken' });
    }
    throw error;
  }
  await platformDb().passwordReset.deleteMany({ where: { userId } });
  await endOtherSessions(tenantId, userId, sessionId);
  noteAudit('auth.email_changed', { tenantId, userId });
  await oweSecurityNotice(tenantId, from, { change: 'email_changed', of: 'user' });
  return ok({ from });
}

// Inviting somebody to open a shop, for operators.
import 'server-only';
import { z } from 'zod';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { operatorDb } from '@/lib/db/operator-db';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { INVITATION_LIFE } from './opening.queries';

const invited = z.tuple([z.object({ email: z.string().nullable() })]);

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Lets the address of a sign-up open a shop for 14 days, and owes it the mail, which leaves with `deliverAccountMails`.
 * Answers the address. A second press on the same day prolongs nothing that anybody would notice, and mails nothing.
 */
export async function inviteToOpen(
  platform: Tenant,
  operator: { sessionId: string },
  signupId: string,
): Promise<Result<{ email: string }, 'gone'>> {
  return operatorDb(operator, async (db) => {
    const rows: unknown = await db.$queryRaw`SELECT operator_invite_signup(${signupId}::uuid) AS email`;
    const [{ email }] = invited.parse(rows);
    if (email === null) {
      return err('gone');
    }
    const now = new Date();
    const until = new Date(now.getTime() + INVITATION_LIFE);
    await oweAccountMail(db, platform.id, {
      kind: 'opening_invitation',
      recipient: email,
      subject: `${signupId}:${dayOf(now)}`,
      parameters: { until: dayOf(until) },
      expiresAt: until,
    });
    return ok({ email });
  });
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { Operator } from './operator';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Lets an operator act as the owner of a shop for half an hour, reading only at first, and owes each owner a mail that says
 * so and why. 'not_here': there is no such shop, or the operator is one of its people.
 */
export const actAsOwner = (
  operator: Operator & { name: string; email: string },
  tenantId: TenantId,
  reason: string,
): Promise<Result<null, 'not_here'>> =>
  operatorDb(operator, async (db) => {
    const told = await db.$queryRaw<{ email: string | null; ends_at: Date }[]>`
      SELECT email, ends_at FROM operator_act(${tenantId}::uuid, ${reason})`;
    for (const { email, ends_at: endsAt } of told) {
      if (email === null) {
        continue;
      }
      await oweAccountMail(db, tenantId, {
        kind: 'store_notice',
        recipient: email,
        subject: randomUUID(),
        parameters: {
          notice: 'acting',
          operator: operator.name || operator.email,
          reason,
          endsAt: endsAt.toISOString(),
        },
        expiresAt: new Date(Date.now() + DAY),
      });
    }
    return told.length > 0 ? ok(null) : err('not_here');
  });

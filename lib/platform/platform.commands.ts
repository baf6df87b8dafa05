// What operators change. The checks are in the database (migration `console`).
import 'server-only';
import { randomUUID } from 'node:crypto';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import { INVITATION_LIFE, type Opening } from '@/lib/opening-policy';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { Operator } from './operator';

/** Sets what a shop pays from this moment on; a moment in the past means now. */
export const setFee = (
  operator: Operator,
  tenantId: TenantId,
  { basisPoints, fixedCents, from }: { basisPoints: number; fixedCents: number; from: Date },
): Promise<void> =>
  operatorDb(operator, async (db) => {
    await db.$queryRaw`
      SELECT operator_set_fee(${tenantId}::uuid, ${basisPoints}::numeric / 100, ${fixedCents}, ${from}::timestamptz)::text`;
  });

/** Sets who may open a shop. */
export const setOpening = (operator: Operator, opening: Opening): Promise<void> =>
  operatorDb(operator, async (db) => {
    await db.$queryRaw`SELECT operator_set_opening(${opening})::text`;
  });

/** Lets an address that signed up open a shop, and owes it the mail that says so. Pressed again, it is mailed again. */
export const inviteSignup = (
  operator: Operator,
  platform: Tenant,
  { id, siteUrl }: { id: string; siteUrl: string },
): Promise<Result<{ email: string }, 'gone'>> =>
  operatorDb(operator, async (db) => {
    const [row] = await db.$queryRaw<{ email: string | null }[]>`
      SELECT operator_invite_signup(${id}::uuid) AS email`;
    const email = row?.email ?? null;
    if (email === null) {
      return err('gone');
    }
    await oweAccountMail(db, platform.id, {
      kind: 'opening_invitation',
      recipient: email,
      subject: randomUUID(),
      parameters: { siteUrl },
      expiresAt: new Date(Date.now() + INVITATION_LIFE),
    });
    return ok({ email });
  });

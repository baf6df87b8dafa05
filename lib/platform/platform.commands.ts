// The operators' changes. The checks are in the database (migration `console`).
import 'server-only';
import { randomUUID } from 'node:crypto';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import type { Opening } from '@/lib/opening-policy';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import type { Operator } from './operator';

/** Sets a shop's fees from a moment on; a past moment means now. */
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

/** Milliseconds after which the mail is useless. */
const INVITATION_LIFE = 14 * 24 * 3_600_000;

/**
 * Allows an address from the sign-ups to open a shop, and queues the mail about it. A repeated call mails
 * again.
 */
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

import 'server-only';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import type { Tenant } from '@/lib/tenants/tenant';
import type { Operator } from './operator';

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Owes each owner of a shop a mail with the way in: the platform's sign-in, which proves their address by a code. One mail an
 * hour, however often it is pressed. Returns how many owners there are.
 */
export const mailWayIn = (
  operator: Operator,
  platform: Tenant,
  { id, name }: { id: TenantId; name: string },
): Promise<number> =>
  operatorDb(operator, async (db) => {
    const owners = await db.$queryRaw<{ email: string }[]>`
      SELECT email FROM operator_mail_way_in(${id}::uuid)`;
    const now = new Date();
    for (const { email } of owners) {
      await oweAccountMail(db, platform.id, {
        kind: 'store_notice',
        recipient: email,
        subject: `${id} way_in ${now.toISOString().slice(0, 13)}`,
        parameters: { notice: 'way_in', storeName: name },
        expiresAt: new Date(now.getTime() + DAY),
      });
    }
    return owners.length;
  });

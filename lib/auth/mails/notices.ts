// Mails that tell a person what has happened to their account. Each is owed by a row, and leaves after the answer.
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Person } from '@/lib/auth/sessions/person';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { SecurityChange } from '@/lib/messages/en/mails/security-mails';
import { oweAccountMail } from './account-mails';

/** Milliseconds after which nobody is told any more. */
const NOTICE_LIFE = 7 * 24 * 60 * 60 * 1_000;

/** Owes a person the news that the security of their account has changed. Without an address there is nobody to tell. */
export async function oweSecurityNotice(
  tenantId: TenantId,
  recipient: string | null,
  { change, of }: { change: SecurityChange; of: Person['kind'] },
): Promise<void> {
  if (recipient === null) {
    return;
  }
  await tenantDb(tenantId, (db) =>
    oweAccountMail(db, tenantId, {
      kind: 'security_notice',
      recipient,
      subject: randomUUID(),
      parameters: { change, of },
      expiresAt: new Date(Date.now() + NOTICE_LIFE),
    }),
  );
}

// Notices about changes of a person's account. Each is an outbox row, and is sent after the response.
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Person } from '@/lib/auth/sessions/person';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { SecurityChange } from '@/lib/messages/en/mails/security-mails';
import { oweAccountMail } from './account-mails';

/** Milliseconds after which a notice expires unsent. */
const NOTICE_LIFE = 7 * 24 * 60 * 60 * 1_000;

/** Queues a notice that the security of a person's account has changed. Does nothing without an address. */
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

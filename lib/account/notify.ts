// Notifies an account's owner of changes, at the address that the account had before.
import 'server-only';
import { randomUUID } from 'node:crypto';
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { type AccountNotice, accountNoticeText } from '@/lib/auth/mails/account-notice';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { sendLimitedTextMessage } from '@/lib/sms/send-limited';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import type { Tenant } from '@/lib/tenants/tenant';

/**
 * Queues the notice in the transaction of the change. Text messages have no outbox: `deliverNotice` sends
 * them.
 */
export async function oweNotice(
  db: Database,
  tenantId: TenantId,
  to: ContactAddress | null,
  notice: AccountNotice,
): Promise<void> {
  if (to?.kind === 'email') {
    await oweAccountMail(db, tenantId, {
      kind: 'account_notice',
      recipient: to.value,
      subject: randomUUID(),
      parameters: notice,
      expiresAt: null,
    });
  }
}

/**
 * Sends the notice now. Call it after the response. A failed mail is retried; a failed text message is
 * logged.
 */
export async function deliverNotice(
  tenant: Tenant,
  to: ContactAddress | null,
  notice: AccountNotice,
): Promise<void> {
  if (to?.kind === 'email') {
    await deliverAccountMails(tenant.id, to.value);
  }
  if (to?.kind !== 'phone' || !sendsTextMessages()) {
    return;
  }
  await sendLimitedTextMessage(tenant.id, { to: to.value, text: accountNoticeText(tenant, notice) });
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { ContactMessage } from './contact-message-input';

/** How long the mail is tried, in milliseconds: later, the shopper has asked in another way. */
const LIFE = 3 * 24 * 3_600 * 1_000;

/**
 * Owes the shop a mail with a shopper's message; returns the shop's address, to deliver it at once. `nowhere` if the shop
 * has given no address. The message is stored nowhere else.
 */
export const sendContactMessage = (
  tenantId: TenantId,
  message: ContactMessage,
): Promise<Result<{ recipient: string }, 'nowhere'>> =>
  tenantDb(tenantId, async (db) => {
    const { contactEmail, replyToEmail, notificationEmail } = await db.tenant.findUniqueOrThrow({
      where: { id: tenantId },
      select: { contactEmail: true, replyToEmail: true, notificationEmail: true },
    });
    const recipient = contactEmail ?? replyToEmail ?? notificationEmail;
    if (recipient === null) {
      return err('nowhere');
    }
    await oweAccountMail(db, tenantId, {
      kind: 'contact_message',
      recipient,
      subject: randomUUID(),
      parameters: message,
      expiresAt: new Date(Date.now() + LIFE),
    });
    return ok({ recipient });
  });

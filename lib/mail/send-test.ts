import 'server-only';
import { logger } from '@/lib/log';
import { problemText } from '@/lib/mail/outbox/outbox.queries';
import { testMail } from '@/lib/mail/test-mail';
import type { Tenant } from '@/lib/tenants/tenant';
import { logOfFailure, noteOfFailure } from './smtp/mail-failure';
import { sendMail } from './smtp/smtp-sender';

/** Sends a test mail now; null if the mail server accepted it, else the reason in words. */
export async function sendTest(tenant: Tenant, to: string): Promise<string | null> {
  try {
    await sendMail({ to, fromName: tenant.name, ...testMail(tenant) });
    return null;
  } catch (error) {
    logger().warn(
      { event: 'mail.test_failed', tenantId: tenant.id, ...logOfFailure(error) },
      'a test mail could not be sent',
    );
    return problemText(noteOfFailure(error));
  }
}

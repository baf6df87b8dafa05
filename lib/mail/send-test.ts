import 'server-only';
import { logger } from '@/lib/log';
import type { Tenant } from '@/lib/tenants/tenant';
import { logOfFailure, noteOfFailure } from './mail-failure';
import { problemText } from './outbox.queries';
import { sendMail } from './smtp-sender';
import { testMail } from './test-mail';

/** Sends a test mail now; null if the mail server took it, else why not, in words. */
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

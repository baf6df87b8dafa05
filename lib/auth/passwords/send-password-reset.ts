import 'server-only';
import { logger } from '@/lib/log';
import { passwordResetMail } from '@/lib/mail/password-reset';
import { logOfFailure } from '@/lib/mail/smtp/mail-failure';
import { sendMail } from '@/lib/mail/smtp/smtp-sender';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import type { Tenant } from '@/lib/tenants/tenant';
import type { RequestedReset } from './password-resets.commands';

/**
 * Mails the link, if there is one. Not through the outbox, which would store the secret; after a lost mail the person
 * asks again. A failure is logged, never thrown.
 */
export async function sendPasswordReset(
  tenant: Tenant,
  reset: RequestedReset | null,
  headers: Headers,
): Promise<void> {
  if (reset === null) {
    return;
  }
  const link = (await storeLinks(tenant, headers))(`/admin/reset-password#${reset.token}`);
  try {
    await sendMail({ to: reset.email, fromName: tenant.name, ...passwordResetMail(tenant, link) });
  } catch (error) {
    logger().error({
      event: 'mail.failed',
      tenantId: tenant.id,
      kind: 'password_reset',
      ...logOfFailure(error),
    });
  }
}

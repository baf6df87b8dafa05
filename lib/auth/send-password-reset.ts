import 'server-only';
import { env } from '@/lib/env';
import { logger } from '@/lib/log';
import { logOfFailure } from '@/lib/mail/mail-failure';
import { passwordResetMail } from '@/lib/mail/password-reset';
import { sendMail } from '@/lib/mail/smtp-sender';
import { storeUrl } from '@/lib/tenants/store-url';
import type { Tenant } from '@/lib/tenants/tenant';
import type { RequestedReset } from './password-resets.commands';

/**
 * Mails the link, if there is anybody to mail it to. Not through the outbox, which would keep the secret; a mail
 * that is lost is asked for again. A failure is logged, never thrown.
 */
export async function sendPasswordReset(
  tenant: Tenant,
  reset: RequestedReset | null,
  headers: Headers,
): Promise<void> {
  if (reset === null) {
    return;
  }
  const { PLATFORM_DOMAIN, PREVIEW_DOMAIN } = env();
  const link = storeUrl(`/admin/reset-password#${reset.token}`, {
    host: headers.get('x-forwarded-host') ?? headers.get('host'),
    isSecure: headers.get('x-forwarded-proto') !== 'http',
    store: tenant,
    platformDomain: PLATFORM_DOMAIN ?? null,
    previewDomain: PREVIEW_DOMAIN ?? null,
  });
  if (link === null) {
    logger().error({ event: 'mail.no_address', tenantId: tenant.id }, 'is PLATFORM_DOMAIN set?');
    return;
  }
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

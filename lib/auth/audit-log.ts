// What the log holds of people: who signed in, who was refused, and what was changed by whom. People are named by their
// ids, and what strangers type, and where they are, by tags: the same text has the same tag, and no tag says the text.
import 'server-only';
import { createHmac } from 'node:crypto';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { keyFor } from '@/lib/secrets/secrets';

/** A tag of fixed length, so that nobody can make a line long. */
export const logTag = (text: string): string =>
  createHmac('sha256', keyFor('log-tag')).update(text).digest('base64url').slice(0, 16);

type AuditEvent =
  | 'auth.signed_in'
  | 'auth.signed_out'
  | 'auth.sessions_ended'
  | 'auth.password_changed'
  | 'auth.password_reset'
  | 'auth.role_changed'
  | 'auth.access_denied'
  | 'paypal.account_changed';

/** Notes something that a known person did or that became of them. */
export const noteAudit = (
  event: AuditEvent,
  fields: { tenantId: TenantId; userId: string } & Record<string, string | number | boolean | null>,
): void => logger().info({ event, ...fields });

/** Notes a try that was refused. Whose account it was for is not said where nobody has proved to be that person. */
export const noteRefusedSignIn = (
  tenantId: TenantId,
  {
    reason,
    email,
    network,
    isKnownBrowser,
  }: { reason: string; email: string; network: string; isKnownBrowser: boolean },
): void =>
  logger().warn({
    event: 'auth.sign_in_refused',
    tenantId,
    reason,
    account: logTag(email),
    network: logTag(network),
    isKnownBrowser,
  });

// Audit lines in the log: who signed in, who was refused, who changed what. People appear by id. Texts that strangers
// type, and their addresses, appear as tags: the same text gives the same tag, and a tag does not reveal the text.
import 'server-only';
import { createHmac } from 'node:crypto';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { keyFor } from '@/lib/secrets/secrets';

/** A tag has a fixed length, so a long input cannot make a log line long. */
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
  | 'auth.proved'
  | 'auth.factor_enrolled'
  | 'auth.factor_removed'
  | 'auth.factor_refused'
  | 'auth.factors_removed'
  | 'auth.recovery_codes_made'
  | 'auth.second_factor_rule'
  | 'auth.email_changed'
  | 'paypal.account_changed';

/** Logs what a known person did, or what happened to their account. */
export const noteAudit = (
  event: AuditEvent,
  fields: { tenantId: TenantId; userId: string } & Record<string, string | number | boolean | null>,
): void => logger().info({ event, ...fields });

/** Logs a refused try. The account is a tag only: the requester has not proved to be its owner. */
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

type ShopperEvent =
  | 'account.email_changed'
  | 'account.phone_changed'
  | 'account.email_removed'
  | 'account.phone_removed'
  | 'account.password_changed'
  | 'account.session_ended'
  | 'account.data_downloaded'
  | 'account.deleted';

/** Logs what a shopper did with their account. */
export const noteShopper = (event: ShopperEvent, fields: { tenantId: TenantId; customerId: string }): void =>
  logger().info({ event, ...fields });

// Text messages cost money, and strangers can cause them. So each one passes the daily limits first.
import 'server-only';
// The full metadata: the smaller sets lack the types of most numbers.
import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { TenantId } from '@/lib/ids';
import { limitReached } from '@/lib/limits/rate-limits';
import { logger } from '@/lib/log';
import { sendTextMessage, type TextMessage } from './sms-sender';

/** Types that pay their holder for incoming messages, or that have no phone. */
const REFUSED = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/** Whether messages to a number (E.164) may cost more than usual. */
export const isCostlyNumber = (number: string): boolean =>
  REFUSED.has(parsePhoneNumberFromString(number)?.getType());

/**
 * Sends a shop's message, unless the number is costly or a daily limit of number, shop or platform is
 * reached. The caller does not learn which, because that could reveal whether a number has an account; the
 * log records a limit's first refusal. A gateway failure is logged: the person can ask again.
 */
export async function sendLimitedTextMessage(tenantId: TenantId, message: TextMessage): Promise<void> {
  if (isCostlyNumber(message.to)) {
    logger().warn({ event: 'sms.number_refused', tenantId }, 'a costly number is sent no text message');
    return;
  }
  const reached = await limitReached([
    { limit: 'smsNumber', key: message.to },
    { limit: 'smsTenant', key: tenantId },
    { limit: 'smsPlatform', key: 'all' },
  ]);
  if (reached !== null) {
    if (reached.isFirst) {
      const { limit } = reached;
      logger().error({ event: 'sms.limit_reached', tenantId, limit }, 'no more text messages go out');
    }
    return;
  }
  try {
    await sendTextMessage(message);
  } catch (error) {
    logger().error({ event: 'sms.failed', tenantId, error }, 'a text message could not be sent');
  }
}

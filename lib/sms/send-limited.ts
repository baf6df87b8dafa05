// Text messages cost money, and strangers can cause them: so each passes the day's limits before it goes out.
import 'server-only';
// The whole metadata: the smaller ones do not know the types of most numbers.
import { type NumberType, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { TenantId } from '@/lib/ids';
import { limitReached } from '@/lib/limits/rate-limits';
import { logger } from '@/lib/log';
import { sendTextMessage, type TextMessage } from './sms-sender';

/** Types that earn their holder money from whoever sends to them, or that no phone is behind. */
const REFUSED = new Set<NumberType>([
  'PREMIUM_RATE',
  'SHARED_COST',
  'PERSONAL_NUMBER',
  'UAN',
  'PAGER',
  'VOICEMAIL',
]);

/** Whether messages to a number in E.164 may cost more than an ordinary one. */
export const isCostlyNumber = (number: string): boolean =>
  REFUSED.has(parsePhoneNumberFromString(number)?.getType());

/**
 * Sends a message of a shop, unless the number is costly or a limit of the day is reached: of the number, the shop or
 * the platform. Tells nobody, as little as whether a number has an account; the log says the first refusal of a limit. A
 * failure of the gateway is logged: the person can ask again.
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

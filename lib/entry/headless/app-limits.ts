// The limits of /api/account, in GoTrue's words.
import type { ContactAddress } from '@/lib/auth/customers/contact-address';
import type { LimitRefusal } from '@/lib/auth/customers/customer-limits';
import type { Bearer } from '@/lib/auth/headless/bearer';
import type { TenantId } from '@/lib/ids';
import { countTry, type LimitName } from '@/lib/limits/rate-limits';
import { headlessSentences as say } from '@/lib/messages/en/headless';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import type { GoTrueError } from './gotrue-error';

/** Too many codes were asked for. */
export const codeRefused = ({ kind }: ContactAddress, refusal: LimitRefusal): GoTrueError => ({
  code: kind === 'email' ? 'over_email_send_rate_limit' : 'over_sms_send_rate_limit',
  ...(refusal.code === 'too_many_attempts' && { message: say.tooManyCodes(refusal.minutes) }),
});

/** Too many codes or passwords were tried. */
export const tryRefused = (refusal: LimitRefusal): GoTrueError => ({
  code: 'over_request_rate_limit',
  ...(refusal.code === 'too_many_attempts' && { message: say.tooManyTries(refusal.minutes) }),
});

/** The refusal of a phone number if this installation sends no text messages; null for a usable address. */
export const unreachableInApp = ({ kind }: ContactAddress): GoTrueError | null =>
  kind === 'phone' && !sendsTextMessages() ? { code: 'phone_provider_disabled' } : null;

/** Counts a signed-in customer's try; the refusal after too many, else null. */
export async function tryCounted(
  tenantId: TenantId,
  { customer }: Pick<Bearer, 'customer'>,
  limit: LimitName,
): Promise<GoTrueError | null> {
  const counted = await countTry([{ limit, key: `${tenantId} ${customer.id}` }]);
  return counted.ok ? null : tryRefused({ code: 'too_many_attempts', minutes: counted.error.minutes });
}

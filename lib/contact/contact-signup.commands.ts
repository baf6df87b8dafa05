// The e-mail sign-up on Makerfront's own landing page, for people who want a shop.
import 'server-only';
import { isUniqueViolation } from '@/lib/db/errors';
import { platformDb } from '@/lib/db/platform-db';
import { err, ok, type Result } from '@/lib/result';
import { isEmailAddress } from '@/lib/text/email-address';

/**
 * Stores an address once, in lower case and without outer spaces. 'known': it was stored before, also if two requests
 * race. Throws if the database cannot be reached.
 */
export async function recordContactSignup(
  email: string,
): Promise<Result<'stored' | 'known', 'email_invalid'>> {
  const address = email.trim().normalize().toLowerCase();
  if (!isEmailAddress(address)) {
    return err('email_invalid');
  }
  try {
    // Across all tenants, because a person who signs up here has no shop yet.
    await platformDb().contactSignup.create({ data: { email: address }, select: { id: true } });
    return ok('stored');
  } catch (error) {
    if (isUniqueViolation(error)) {
      return ok('known');
    }
    throw error;
  }
}

// The e-mail sign-up of Makerfront's own landing page: who asked for a shop and is waiting to hear from us.
import 'server-only';
import { isUniqueViolation } from '@/lib/db/errors';
import { platformDb } from '@/lib/db/platform-db';
import { err, ok, type Result } from '@/lib/result';
import { isEmailAddress } from '@/lib/text/email-address';

/**
 * Keeps an address once, in lower case and without the blanks around it. 'known' says that it was there
 * before, also when two requests bring it at the same moment. Throws if the database cannot be reached.
 */
export async function recordContactSignup(
  email: string,
): Promise<Result<'stored' | 'known', 'email_invalid'>> {
  const address = email.trim().normalize().toLowerCase();
  if (!isEmailAddress(address)) {
    return err('email_invalid');
  }
  try {
    // Across all tenants, because whoever signs up here has no shop yet.
    await platformDb().contactSignup.create({ data: { email: address }, select: { id: true } });
    return ok('stored');
  } catch (error) {
    if (isUniqueViolation(error)) {
      return ok('known');
    }
    throw error;
  }
}

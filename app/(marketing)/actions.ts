'use server';
import { headers } from 'next/headers';
import { z } from 'zod';
import { recordContactSignup } from '@/lib/contact/contact-signup.commands';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import type { SignupState } from './signup-state';

/** What is longer was not typed, and does not come back. */
const LONGEST_TYPED = 1_000;

const signupForm = z.object({ email: z.string() });

/** Takes the landing page's sign-up form. A refused address comes back, so that it can be corrected. */
export async function signUp(_previous: SignupState, form: unknown): Promise<SignupState> {
  // Whoever calls it without our form can give it anything.
  const input = signupForm.safeParse(form instanceof FormData ? Object.fromEntries(form) : null);
  if (!input.success) {
    return { outcome: 'emailInvalid', email: '' };
  }
  const { email } = input.data;
  if (email.length > LONGEST_TYPED) {
    return { outcome: 'emailInvalid', email: '' };
  }
  try {
    const counted = await countTry([{ limit: 'contactSignup', key: requestNetwork(await headers()) }]);
    if (!counted.ok) {
      return { outcome: 'tooMany', email };
    }
    const recorded = await recordContactSignup(email);
    return recorded.ok ? { outcome: recorded.value, email: '' } : { outcome: 'emailInvalid', email };
  } catch (error) {
    logger().error({ event: 'contact_signup.failed', error });
    return { outcome: 'failed', email };
  }
}

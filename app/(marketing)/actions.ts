'use server';
import { headers } from 'next/headers';
import { z } from 'zod';
import { recordContactSignup } from '@/lib/contact/contact-signup.commands';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { logger } from '@/lib/log';
import type { SignupState } from './signup-state';

/** A longer text is not a typed address, so the form does not show it again. */
const LONGEST_TYPED = 1_000;

const signupForm = z.object({ email: z.string() });

/** Handles the landing page's sign-up form. A refused address is returned, so that the visitor can correct it. */
export async function signUp(_previous: SignupState, form: unknown): Promise<SignupState> {
  // Anybody can call this action without our form, with any argument.
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

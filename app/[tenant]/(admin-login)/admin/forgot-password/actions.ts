'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { done, refused } from '@/lib/auth/outcome';
import { requestPasswordReset } from '@/lib/auth/password-resets.commands';
import { sendPasswordReset } from '@/lib/auth/send-password-reset';
import { tenantAction } from '@/lib/auth/tenant-action';
import { emailInput } from '@/lib/bounded-text';
import { deviceOf } from '@/lib/http/request-device';
import { messages } from '@/lib/messages';

/** Sends a link to choose a new password, and says the same whether or not there is such an account. */
export const requestReset = tenantAction({
  schema: z.object({ email: emailInput }),
  fieldMessage: () => messages.auth.emailInvalid,
  async handle(tenant, { email }, headers) {
    const requested = await requestPasswordReset(tenant, email, deviceOf(headers));
    if (!requested.ok) {
      return refused(messages.auth.tooManyAttempts(requested.error.minutes));
    }
    // After the answer, so that its time does not tell whether a mail was sent.
    after(() => sendPasswordReset(tenant, requested.value, headers));
    return done(null);
  },
});

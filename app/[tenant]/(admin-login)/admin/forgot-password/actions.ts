'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { answerResetRequest } from '@/lib/auth/passwords/answer-reset-request';
import { admitResetRequest } from '@/lib/auth/passwords/reset-limits';
import { tenantAction } from '@/lib/entry/tenant-action';
import { readCookie } from '@/lib/http/site-cookies';
import { deviceOf } from '@/lib/limits/request-device';
import { messages } from '@/lib/messages';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { emailInput } from '@/lib/text/bounded-text';

/** Sends a link to choose a new password. The answer is the same whether or not there is such an account. */
export const requestReset = tenantAction({
  schema: z.object({ email: emailInput }),
  fieldMessage: () => messages.auth.emailInvalid,
  async handle(tenant, { email }, headers) {
    const admitted = await admitResetRequest(tenant, email, deviceOf(headers), (name) =>
      readCookie(headers, name),
    );
    if (!admitted.ok) {
      return refused(messages.auth.tooManyAttempts(admitted.error.minutes));
    }
    // After the response, so that its time does not reveal whether there is such an account.
    after(() => answerResetRequest(tenant, email, headers));
    return ok(null);
  },
});

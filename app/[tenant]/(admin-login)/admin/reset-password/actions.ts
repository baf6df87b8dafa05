'use server';
import { cookies } from 'next/headers';
import { after } from 'next/server';
import { z } from 'zod';
import { markAfterReset } from '@/lib/auth/known-browser/known-browser.queries';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { isResetTokenUsable, resetPassword } from '@/lib/auth/passwords/password-resets.commands';
import { tenantAction } from '@/lib/entry/tenant-action';
import { siteCookieOptions } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import { refused } from '@/lib/outcome';
import { ok } from '@/lib/result';

/** Whether a mailed link is still valid. */
export const openResetLink = tenantAction({
  schema: z.object({ token: z.string().max(200) }),
  async handle(tenant, { token }) {
    return (await isResetTokenUsable(tenant.id, token)) ? ok(null) : refused(messages.auth.resetLinkInvalid);
  },
});

/** Sets a new password with a mailed link. */
export const chooseNewPassword = tenantAction({
  schema: z.object({ token: z.string().max(200), password: z.string().max(1_000) }),
  fieldMessage: () => messages.auth.failed,
  async handle(tenant, { token, password }) {
    const reset = await resetPassword(tenant, token, password);
    if (reset.ok) {
      const { email } = reset.value;
      after(() => deliverAccountMails(tenant.id, email));
      // A person who can read the account's mail can sign in from this browser, even while strangers guess passwords.
      const mark = await markAfterReset(tenant.id, reset.value.userId);
      if (mark !== null) {
        (await cookies()).set(mark.name, mark.value, { ...siteCookieOptions(), maxAge: mark.maxAge });
      }
      return ok(null);
    }
    switch (reset.error.code) {
      case 'link_invalid':
        return refused(messages.auth.resetLinkInvalid);
      case 'too_many_attempts':
        return refused(messages.auth.tooManyAttempts(reset.error.minutes));
      default:
        return refused(messages.auth.passwordWeak, { password: reset.error.reasons.join(' ') });
    }
  },
});

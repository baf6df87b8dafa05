'use server';
import { after } from 'next/server';
import { z } from 'zod';
import { requireRecentProof } from '@/lib/auth/admin';
import {
  confirmEmailChange,
  type EmailChangeError,
  startEmailChange,
} from '@/lib/auth/email-change/email-change.commands';
import { markAfterNewPassword } from '@/lib/auth/known-browser/known-browser.queries';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { aUser } from '@/lib/auth/sessions/person';
import { proveSession } from '@/lib/auth/sessions/sessions.commands';
import { staffCookie } from '@/lib/auth/sign-in/staff-session';
import { adminAction } from '@/lib/entry/admin-action';
import { keepCookies } from '@/lib/entry/keep-cookies';
import { messages } from '@/lib/messages';
import { adminEmailChangeSentences as sentences } from '@/lib/messages/en/admin/email-change';
import { type Outcome, refuse, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { boundedText, emailInput } from '@/lib/text/bounded-text';

const code = boundedText(40).trim().min(1);
const to = emailInput.transform((email) => email.toLowerCase());

function refusalOf(error: EmailChangeError): Outcome<never> {
  switch (error.code) {
    case 'same_address':
      return refused(sentences.same, { email: sentences.same });
    case 'codes_wrong':
      return refused(sentences.wrong);
    case 'email_taken':
      return refused(sentences.taken);
    case 'too_many_attempts':
      return refused(messages.auth.tooManyAttempts(error.minutes));
  }
}

/** Sends a code to the old and to the new address. */
export const startOwnEmailChange = adminAction({
  may: 'own_account.edit',
  schema: z.object({ email: to }),
  fieldMessage: () => messages.auth.emailInvalid,
  failureMessage: sentences.failed,
  async handle(admin, { email }) {
    const proved = requireRecentProof(admin);
    if (!proved.ok) {
      return proved;
    }
    const started = await startEmailChange(admin.tenant.id, admin, email);
    if (!started.ok) {
      return refusalOf(started.error);
    }
    for (const recipient of [started.value.from, email]) {
      after(() => deliverAccountMails(admin.tenant.id, recipient));
    }
    return ok({ email });
  },
});

/** Changes the address with both codes. */
export const confirmOwnEmailChange = adminAction({
  may: 'own_account.edit',
  schema: z.object({ email: to, from_code: code, to_code: code }),
  fieldMessage: () => sentences.codesMissing,
  failureMessage: sentences.failed,
  async handle(admin, { email, from_code, to_code }) {
    const proved = requireRecentProof(admin);
    if (!proved.ok) {
      return proved;
    }
    const { tenant, userId, sessionId, name, role } = admin;
    const codes = { from: from_code, to: to_code };
    const changed = await confirmEmailChange(tenant.id, admin, { to: email, codes });
    if (!changed.ok) {
      return refusalOf(changed.error);
    }
    after(() => deliverAccountMails(tenant.id, changed.value.from));
    const tokens = await proveSession(tenant.id, aUser(userId), sessionId, {
      method: 'otp',
      isSecondFactor: false,
    });
    if (tokens === null) {
      return refuse('signed_out', messages.auth.sessionMissing);
    }
    // The name of this browser's mark depends on the address.
    await keepCookies(
      await staffCookie({ userId, name, email, role }, tokens),
      await markAfterNewPassword(userId),
    );
    return ok({ email });
  },
});

'use server';
import { z } from 'zod';
import { done, refused } from '@/lib/auth/outcome';
import { isResetTokenUsable, resetPassword } from '@/lib/auth/password-resets.commands';
import { tenantAction } from '@/lib/auth/tenant-action';
import { messages } from '@/lib/messages';

/** Whether a mailed link still opens. */
export const openResetLink = tenantAction({
  schema: z.object({ token: z.string().max(200) }),
  async handle(tenant, { token }) {
    return (await isResetTokenUsable(tenant.id, token))
      ? done(null)
      : refused(messages.auth.resetLinkInvalid);
  },
});

/** Sets a new password with a mailed link. */
export const chooseNewPassword = tenantAction({
  schema: z.object({ token: z.string().max(200), password: z.string().max(1_000) }),
  fieldMessage: () => messages.auth.failed,
  async handle(tenant, { token, password }) {
    const reset = await resetPassword(tenant, token, password);
    if (reset.ok) {
      return done(null);
    }
    return reset.error.code === 'link_invalid'
      ? refused(messages.auth.resetLinkInvalid)
      : refused(messages.auth.passwordWeak, { password: reset.error.reasons.join(' ') });
  },
});

// The response to an app after a sign-in.
import 'server-only';
import { appRefreshToken } from '@/lib/auth/headless/app-refresh-token';
import { findAppUser } from '@/lib/auth/headless/app-user.queries';
import { signAccessToken } from '@/lib/auth/headless/bearer-token';
import type { SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { findLiveCustomerSession } from '@/lib/auth/sessions/sessions.queries';
import type { TenantId } from '@/lib/ids';
import { type HeadlessAnswer, headlessAnswer } from './headless-handler';

/** Tokens and user in GoTrue's shape, with what is shown once. */
export async function sessionAnswer(
  tenantId: TenantId,
  tokens: SessionTokens,
  more: object = {},
): Promise<HeadlessAnswer> {
  const { sessionId, accessExpiresAt } = tokens;
  const session = await findLiveCustomerSession(tenantId, sessionId);
  if (session === null) {
    // The session ended in the meantime, such as by a global sign-out.
    return { code: 'session_not_found' };
  }
  const { customer, assuranceLevel, methods, provedAt } = session;
  const expiresAt = Math.floor(accessExpiresAt.getTime() / 1_000);
  return headlessAnswer({
    access_token: await signAccessToken(tenantId, {
      customerId: customer.id,
      sessionId,
      email: customer.email,
      phone: customer.phone,
      assuranceLevel,
      methods,
      provedAt,
      expiresAt: accessExpiresAt,
    }),
    token_type: 'bearer',
    expires_in: Math.max(1, expiresAt - Math.floor(Date.now() / 1_000)),
    expires_at: expiresAt,
    refresh_token: appRefreshToken(tokens),
    user: await findAppUser(tenantId, customer),
    ...more,
  });
}

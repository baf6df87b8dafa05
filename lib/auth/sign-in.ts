import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { verifyPassword } from './passwords';
import { type Counted, countTry, forgetTries } from './rate-limits';
import { createSession, type Device, type SessionTokens } from './sessions.commands';

export type SignedIn = SessionTokens & { userId: string; name: string; email: string };

export type SignInError =
  | { code: 'credentials_wrong' }
  | { code: 'no_permission' }
  | { code: 'too_many_attempts'; minutes: number };

// Compared with when there is no such account, so that the answer takes as long as for a wrong password.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$b25lIHNhbHQgZm9yIG5vYm9keQ$rbLqzXz1kO0v8yWqCBYe2RP1d9FFMr5wxJ2Dq0mYk0k';

/**
 * Signs a person in to a shop by e-mail and password, if they are its owner (specification §6). Unknown
 * address and wrong password are one answer. Tries are limited per account, address and shop.
 */
export async function signIn(
  tenant: Tenant,
  credentials: { email: string; password: string },
  device: Device,
): Promise<Result<SignedIn, SignInError>> {
  const email = credentials.email.trim().toLowerCase();
  const account: Counted = { limit: 'signInAccount', key: `${tenant.id} ${email}` };
  const counted = await countTry([
    account,
    { limit: 'signInAddress', key: device.address },
    { limit: 'signInTenant', key: tenant.id },
  ]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  // Across tenants: a person is the same one in every shop.
  const user = await platformDb().user.findUnique({ where: { email } });
  const isRight = await verifyPassword(user?.passwordHash ?? NOBODY, credentials.password);
  if (!user || !isRight) {
    return err({ code: 'credentials_wrong' });
  }
  await forgetTries(account);
  const member = await tenantDb(tenant.id, (db) =>
    db.tenantUser.findUnique({
      where: { tenantId_userId: { tenantId: tenant.id, userId: user.id } },
      select: { role: true },
    }),
  );
  if (member?.role !== 'owner') {
    return err({ code: 'no_permission' });
  }
  const tokens = await createSession(tenant.id, user.id, device);
  return ok({ ...tokens, userId: user.id, name: user.name, email: user.email });
}

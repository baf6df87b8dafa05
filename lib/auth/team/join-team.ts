// Accepting an invitation. A person with an account proves their identity by signing in (lib/auth/sign-in);
// this code never changes an existing account.
import 'server-only';
import { passwordProblems } from '@/lib/auth/passwords/password-rules';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import { currentVisitor } from '@/lib/auth/visitor';
import type { TenantId } from '@/lib/ids';
import { countTry } from '@/lib/limits/rate-limits';
import { err, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { acceptInvitation, acceptInvitationAsNew } from './invitations.commands';
import { findOpenInvitation } from './invitations.queries';

export type OpenedInvitation = {
  email: string;
  role: Role;
  /**
   * `one_press`: the invited person is signed in here. `second_step`: the same, without the second factor
   * yet. `password`: they have an account. `new`: they choose a name and a password.
   */
  way: 'one_press' | 'second_step' | 'password' | 'new';
  /** The address of another person who is signed in here. */
  otherEmail: string | null;
};

/** The invitation of a link, and how this visitor can accept it; null for an invalid link. */
export async function openInvitation(tenantId: TenantId, token: string): Promise<OpenedInvitation | null> {
  const invitation = await findOpenInvitation(tenantId, token);
  if (invitation === null) {
    return null;
  }
  const { email, role, userId } = invitation;
  const visitor = await currentVisitor(tenantId);
  if (visitor.kind === 'second_step' && visitor.userId === userId) {
    return { email, role, way: 'second_step', otherEmail: null };
  }
  const signedIn = visitor.kind === 'signed_in' ? visitor : null;
  if (signedIn !== null && signedIn.userId === userId) {
    return { email, role, way: 'one_press', otherEmail: null };
  }
  return { email, role, way: userId === null ? 'new' : 'password', otherEmail: signedIn?.email ?? null };
}

/** Accepts for the signed-in person. Another person's invitation is refused. */
export async function joinAsVisitor(
  tenantId: TenantId,
  token: string,
): Promise<Result<null, 'link_invalid'>> {
  const visitor = await currentVisitor(tenantId);
  return visitor.kind === 'signed_in'
    ? acceptInvitation(tenantId, token, visitor.userId)
    : err('link_invalid');
}

export type JoinError =
  | { code: 'link_invalid' | 'has_account' }
  | { code: 'too_many_attempts'; minutes: number }
  | { code: 'password_weak'; reasons: string[] };

/** Makes an account for the invited address with this name and password, and makes it a member. */
export async function joinAsNew(
  tenant: Tenant,
  { token, name, password }: { token: string; name: string; password: string },
): Promise<Result<{ email: string }, JoinError>> {
  const invitation = await findOpenInvitation(tenant.id, token);
  if (invitation === null) {
    return err({ code: 'link_invalid' });
  }
  const { id, email } = invitation;
  // Checking a password's strength can take half a second of CPU time.
  const counted = await countTry([{ limit: 'passwordChange', key: id }]);
  if (!counted.ok) {
    return err({ code: 'too_many_attempts', minutes: counted.error.minutes });
  }
  const reasons = passwordProblems(password, [tenant.name, tenant.slug, name, email]);
  if (reasons.length > 0) {
    return err({ code: 'password_weak', reasons });
  }
  const passwordHash = await hashPassword(password);
  const joined = await acceptInvitationAsNew(tenant.id, token, { name, passwordHash });
  return joined.ok ? { ok: true, value: { email } } : err({ code: joined.error });
}

// Identities of staff at the provider: find, link, unlink. They never create an account (decision 0175).
import 'server-only';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { roleMay } from '@/lib/auth/permissions';
import { aUser } from '@/lib/auth/sessions/person';
import { findRole, type StaffAccount } from '@/lib/auth/sign-in/staff-account';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';
import { isIdentityId, PROVIDER_METHOD, type UnlinkError } from './identity-views';
import type { ProviderIdentity } from './provider-claims';

export type FoundUser = {
  user: StaffAccount;
  role: Role;
  isLinked: boolean;
};

export type UserLinkError = 'email_unproven' | 'no_permission' | 'other_identity' | 'second_factor_needed';

const userColumns = { id: true, name: true, email: true, passwordHash: true } as const;

/**
 * The staff member of an identity, if they may enter this shop's admin area. A new identity is linked by its
 * verified address to a member of this shop without a second factor. An unknown address and one of another
 * shop's member get the same answer.
 */
export async function findOrLinkUser(
  tenantId: TenantId,
  identity: ProviderIdentity,
): Promise<Result<FoundUser, UserLinkError>> {
  const { issuer, subject, provenEmail } = identity;
  // Across tenants, here and below: a person has one account, and one identity, for all shops.
  const known = await platformDb().userIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { user: { select: userColumns } },
  });
  if (known === null && provenEmail === null) {
    return err('email_unproven');
  }
  const user =
    known?.user ??
    (await platformDb().user.findUnique({ where: { email: provenEmail ?? '' }, select: userColumns }));
  const role = user && (await findRole(tenantId, user.id));
  if (user === null || !roleMay(role, 'admin.enter')) {
    return err('no_permission');
  }
  if (known !== null) {
    await platformDb().userIdentity.updateMany({
      where: { issuer, subject },
      data: { lastUsedAt: new Date(), ...(provenEmail !== null && { email: provenEmail }) },
    });
    return ok({ user, role, isLinked: false });
  }
  if (await hasFactor(tenantId, aUser(user.id))) {
    return err('second_factor_needed');
  }
  const linked = await linkUserIdentity(user.id, identity);
  return linked.ok ? ok({ user, role, isLinked: true }) : err('other_identity');
}

/**
 * Adds an identity to a person's account: the person is signed in to it, or the identity verifies its
 * address.
 */
export async function linkUserIdentity(
  userId: string,
  { issuer, subject, provenEmail }: ProviderIdentity,
): Promise<Result<null, 'identity_taken' | 'other_identity'>> {
  // Race: the second of two answers finds the row of the first.
  await platformDb().userIdentity.createMany({
    data: [{ userId, issuer, subject, email: provenEmail ?? '' }],
    skipDuplicates: true,
  });
  const there = await platformDb().userIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    select: { userId: true },
  });
  if (there === null) {
    return err('other_identity');
  }
  return there.userId === userId ? ok(null) : err('identity_taken');
}

/**
 * Unlinks an identity from a person's account, and ends the sessions in every shop that began with it, except
 * the named one. This is never the last way to sign in, because the password and the mailed reset link
 * remain.
 */
export async function unlinkUserProviderIdentity(
  userId: string,
  identityId: string,
  keptSessionId: string | null,
): Promise<Result<null, Exclude<UnlinkError, 'last_way_in'>>> {
  if (!isIdentityId(identityId)) {
    return err('identity_id_invalid');
  }
  const { count } = await platformDb().userIdentity.deleteMany({ where: { userId, id: identityId } });
  if (count === 0) {
    return err('identity_unknown');
  }
  await platformDb().session.deleteMany({
    where: {
      userId,
      methods: { has: PROVIDER_METHOD },
      ...(keptSessionId !== null && { NOT: { id: keptSessionId } }),
    },
  });
  return ok(null);
}

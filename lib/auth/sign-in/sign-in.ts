import 'server-only';
import { logTag, noteAudit, noteRefusedSignIn } from '@/lib/auth/audit-log';
import { hasFactor } from '@/lib/auth/factors/factors.queries';
import { markBrowser, markOf, readMark } from '@/lib/auth/known-browser/known-browser';
import { verifyPassword } from '@/lib/auth/passwords/passwords';
import { roleMay } from '@/lib/auth/permissions';
import { aUser } from '@/lib/auth/sessions/person';
import { createSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import { acceptInvitation } from '@/lib/auth/team/invitations.commands';
import { findOpenInvitation } from '@/lib/auth/team/invitations.queries';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import { networkOf } from '@/lib/http/network';
import type { CookieReader, SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';
import { createSeats } from '@/lib/limits/seats';
import { err, ok, type Result } from '@/lib/result';
import type { Tenant } from '@/lib/tenants/tenant';
import { admitSignIn, forgetSignInTries, type Trier, type TryRefusal } from './sign-in-limits';

export type SignedIn = SessionTokens & {
  userId: string;
  name: string;
  email: string;
  /**
   * Marks this browser as known to the account. Null for a new browser without the second factor yet: a
   * password alone must not earn a limit of its own.
   */
  mark: SiteCookie | null;
  /** Whether the sign-in is complete and from a browser that is new for the account. */
  isNewDevice: boolean;
};

export type SignInError =
  | { code: 'credentials_wrong' }
  | { code: 'no_permission' }
  | { code: 'invitation_invalid' }
  /** Too many people are signing in right now. */
  | { code: 'busy' }
  | TryRefusal;

// The hash for an unknown address, so that the response takes as long as for a wrong password.
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$b25lIHNhbHQgZm9yIG5vYm9keQ$rbLqzXz1kO0v8yWqCBYe2RP1d9FFMr5wxJ2Dq0mYk0k';

const noCookies: CookieReader = () => undefined;

/**
 * Concurrent sign-ins. Each costs some queries and a hash, and a queue of a thousand would be minutes for everybody
 * in it. So many seats that only hundreds of networks, each within its limit, could keep all of them taken.
 */
const seats = createSeats({ seats: 200, seatsPerNetwork: 20 });

const findUser = (email: string) =>
  // Across tenants: a person has one account for all shops.
  platformDb().user.findUnique({ where: { email } });

/**
 * `invitation`: the token of an invitation to this shop's team. A person without a second factor accepts it by signing
 * in; one with a factor gets a session in which that factor is asked for first.
 */
type Credentials = { email: string; password: string; invitation?: string | undefined };

type Attempt = {
  tenant: Tenant;
  credentials: Credentials;
  device: Device;
  user: Awaited<ReturnType<typeof findUser>>;
  knownBrowser: string | null;
};

/**
 * Signs a person in to a shop by e-mail and password, if they may enter its admin area (specification §6). An unknown
 * address and a wrong password give the same answer. Tries are limited (sign-in-limits.ts), and each is logged.
 */
export async function signIn(
  tenant: Tenant,
  credentials: Credentials,
  device: Device,
  readCookie: CookieReader = noCookies,
): Promise<Result<SignedIn, SignInError>> {
  const email = credentials.email.trim().toLowerCase();
  const network = networkOf(device.address);
  const mark = markOf(email, readCookie);
  const attempt = { tenant, credentials: { ...credentials, email }, device };
  // A stranger cannot guess the cookie's name, so a crowd of strangers brings no mark and causes no query here.
  const marked = mark === undefined ? null : await findUser(email);
  const knownBrowser = marked && readMark(marked, mark);
  if (knownBrowser !== null) {
    return tryToSignIn({ ...attempt, user: marked, knownBrowser });
  }
  // All others need a seat before any query.
  const leave = seats.take(network);
  if (leave === null) {
    noteRefusedSignIn(tenant.id, { reason: 'busy', email, network, isKnownBrowser: false });
    return err({ code: 'busy' });
  }
  try {
    return await tryToSignIn({ ...attempt, user: marked ?? (await findUser(email)), knownBrowser });
  } finally {
    leave();
  }
}

/** Whether the token is an open invitation for this person. */
const isInvited = async (tenantId: TenantId, token: string, userId: string): Promise<boolean> =>
  (await findOpenInvitation(tenantId, token))?.userId === userId;

async function tryToSignIn({
  tenant,
  credentials: { email, password, invitation },
  device,
  user,
  knownBrowser,
}: Attempt): Promise<Result<SignedIn, SignInError>> {
  const trier: Trier = { tenantId: tenant.id, email, network: networkOf(device.address), knownBrowser };
  const refuse = (error: SignInError) => {
    const { network } = trier;
    noteRefusedSignIn(tenant.id, {
      reason: error.code,
      email,
      network,
      isKnownBrowser: knownBrowser !== null,
    });
    return err(error);
  };
  const admitted = await admitSignIn(trier);
  if (!admitted.ok) {
    return refuse(admitted.error);
  }
  const lane =
    knownBrowser === null ? { isKnown: false as const, network: trier.network } : { isKnown: true as const };
  // An account without a password uses codes. Comparing with a dummy hash takes the same time.
  const compared = await verifyPassword(user?.passwordHash || NOBODY, password, lane);
  if (!compared.ok) {
    return refuse({ code: 'busy' });
  }
  if (!user || user.passwordHash === '' || !compared.value) {
    return refuse({ code: 'credentials_wrong' });
  }
  await forgetSignInTries(trier);
  const hasSecondStep = await hasFactor(tenant.id, aUser(user.id));
  // With a second factor, the person joins after giving it (lib/auth/team/join-team.ts): a password alone is
  // not enough.
  const isJoiningLater =
    invitation !== undefined && hasSecondStep && (await isInvited(tenant.id, invitation, user.id));
  const accepted =
    invitation === undefined || hasSecondStep ? null : await acceptInvitation(tenant.id, invitation, user.id);
  const member = await tenantDb(tenant.id, (db) =>
    db.tenantUser.findUnique({
      where: { tenantId_userId: { tenantId: tenant.id, userId: user.id } },
      select: { role: true },
    }),
  );
  const role = member?.role ?? null;
  if (!isJoiningLater && !roleMay(role, 'admin.enter')) {
    const isLinkVoid = accepted?.ok === false || (invitation !== undefined && hasSecondStep);
    return refuse({ code: isLinkVoid ? 'invitation_invalid' : 'no_permission' });
  }
  const tokens = await createSession(tenant.id, aUser(user.id), device);
  noteAudit('auth.signed_in', {
    tenantId: tenant.id,
    userId: user.id,
    sessionId: tokens.sessionId,
    role,
    network: logTag(trier.network),
    isKnownBrowser: knownBrowser !== null,
  });
  const { id: userId, name } = user;
  const isDone = !hasSecondStep;
  const mark = isDone || knownBrowser !== null ? markBrowser(user, knownBrowser) : null;
  return ok({
    ...tokens,
    userId,
    name,
    email: user.email,
    mark,
    isNewDevice: isDone && knownBrowser === null,
  });
}

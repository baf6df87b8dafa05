import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import type { TenantId } from '@/lib/ids';
import type { Role } from '@/lib/tenants/roles';
import { hasFactor } from './factors/factors.queries';
import { aUser } from './sessions/person';
import { readClaims, sessionCookie } from './sessions/session-cookie';
import { findLiveSession, type LiveSession } from './sessions/sessions.queries';

/** A person with a session in this shop. */
export type Known = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  /** The person's role in this shop; null if none. */
  role: Role | null;
  /** 2 after a second factor. */
  assuranceLevel: number;
  /** When they last proved their identity. */
  provedAt: Date;
  accessExpiresAt: Date;
};

type Standing = 'second_step' | 'enrolment' | 'signed_in';

/**
 * The sender of this request: a stranger, a person whose access must be refreshed, one whose second factor is
 * missing, one who must set up a second factor because the shop requires it, or a signed-in person.
 */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'expired' }
  | ({ kind: 'second_step' } & Known)
  | ({ kind: 'enrolment' } & Known)
  | ({ kind: 'signed_in' } & Known);

/**
 * The visitor of the current request in this shop. The cookie is checked against the session's row under the
 * shop's row-level security, so another shop's cookie, an ended session or a removed role is ignored.
 * Computed once per request.
 */
export const currentVisitor = cache(async (tenantId: TenantId): Promise<Visitor> => {
  // Never prerender: the answer holds for this request only.
  await connection();
  return visitorWith(tenantId, (await cookies()).get(sessionCookie().name)?.value);
});

/** The visitor that a session cookie belongs to. */
export async function visitorWith(tenantId: TenantId, cookie: string | undefined): Promise<Visitor> {
  const claims = await readClaims(cookie);
  if (claims === null) {
    return { kind: 'anonymous' };
  }
  const session = await findLiveSession(tenantId, claims.sessionId);
  if (session === null || session.userId !== claims.sub) {
    return { kind: 'anonymous' };
  }
  const accessExpiresAt = Math.min(claims.accessExpiresAt, session.accessExpiresAt.getTime());
  if (accessExpiresAt <= Date.now()) {
    return { kind: 'expired' };
  }
  const { sub: userId, sessionId, name, email } = claims;
  return {
    kind: await standingOf(tenantId, session),
    userId,
    sessionId,
    name,
    email,
    role: session.role,
    assuranceLevel: session.assuranceLevel,
    provedAt: session.provedAt,
    accessExpiresAt: new Date(accessExpiresAt),
  };
}

/** Checked at each request, so a factor is required as soon as it is enrolled. */
async function standingOf(
  tenantId: TenantId,
  { userId, role, assuranceLevel, requiresSecondFactor }: LiveSession,
): Promise<Standing> {
  if (assuranceLevel >= 2) {
    return 'signed_in';
  }
  if (await hasFactor(tenantId, aUser(userId))) {
    return 'second_step';
  }
  return requiresSecondFactor && role !== null ? 'enrolment' : 'signed_in';
}

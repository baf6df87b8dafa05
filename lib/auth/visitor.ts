import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import type { TenantId } from '@/lib/ids';
import type { Role } from '@/lib/tenants/roles';
import { readClaims, sessionCookie } from './sessions/session-cookie';
import { findLiveSession } from './sessions/sessions.queries';

/** Who sent this request: a stranger, a person whose access must be refreshed first, or a person. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'expired' }
  | {
      kind: 'signed_in';
      userId: string;
      sessionId: string;
      name: string;
      email: string;
      /** The person's role in this shop; null if none. */
      role: Role | null;
      accessExpiresAt: Date;
    };

/**
 * The visitor of the current request in this shop. The cookie is checked against the session's row under the shop's
 * row-level security, so another shop's cookie, an ended session or a removed role counts for nothing. Computed once
 * per request.
 */
export const currentVisitor = cache(async (tenantId: TenantId): Promise<Visitor> => {
  // Excluded from prefetching: the answer holds for this moment only.
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
    kind: 'signed_in',
    userId,
    sessionId,
    name,
    email,
    role: session.role,
    accessExpiresAt: new Date(accessExpiresAt),
  };
}

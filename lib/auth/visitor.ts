import 'server-only';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import type { TenantId } from '@/lib/ids';
import type { Role } from '@/lib/tenants/roles';
import { readClaims, sessionCookie } from './sessions/session-cookie';
import { findLiveSession } from './sessions/sessions.queries';

/** Who sent this request: nobody known, somebody whose access must be refreshed first, or a person. */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'expired' }
  | {
      kind: 'signed_in';
      userId: string;
      sessionId: string;
      name: string;
      email: string;
      /** What the person is in this shop; null if nothing. */
      role: Role | null;
      accessExpiresAt: Date;
    };

/**
 * The visitor of the present request in this shop. The cookie is checked against the session's row under the
 * shop's row-level security, so another shop's cookie, an ended session or a removed role counts for nothing.
 * Asked once a request.
 */
export const currentVisitor = cache(async (tenantId: TenantId): Promise<Visitor> => {
  // Never part of a prefetch: what is asked is true of this moment only.
  await connection();
  return visitorWith(tenantId, (await cookies()).get(sessionCookie().name)?.value);
});

/** Who sent a request with this session cookie. */
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

// The last step of every staff sign-in: the session, its cookie, and the browser's mark.
import 'server-only';
import { noteAudit } from '@/lib/auth/audit-log';
import { aUser } from '@/lib/auth/sessions/person';
import { sessionCookie, writeClaims } from '@/lib/auth/sessions/session-cookie';
import {
  createSession,
  endSession,
  type Proof,
  type SessionTokens,
} from '@/lib/auth/sessions/sessions.commands';
import type { SiteCookie } from '@/lib/http/site-cookies';
import type { TenantId } from '@/lib/ids';
import type { Device } from '@/lib/limits/request-device';

export type StaffPerson = { userId: string; name: string; email: string; role: string | null };

export type StaffSession = { userId: string; sessionId: string };

/** The session's cookie, for as long as the session can live. */
export async function staffCookie(person: StaffPerson, tokens: SessionTokens): Promise<SiteCookie> {
  const { sessionId, refreshToken, accessExpiresAt, expiresAt } = tokens;
  const maxAge = Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000));
  const { userId: sub, name, email, role } = person;
  const claims = {
    sub,
    name,
    email,
    role,
    sessionId,
    refreshToken,
    accessExpiresAt: accessExpiresAt.getTime(),
  };
  return { name: sessionCookie().name, value: await writeClaims(claims, maxAge), maxAge };
}

/**
 * Starts a staff session in a shop, and ends this browser's previous one. The second step always gets a new
 * session (no session fixation).
 */
export async function beginStaffSession(
  tenantId: TenantId,
  person: StaffPerson,
  { device, proof, replaced }: { device: Device; proof: Proof; replaced: StaffSession | null },
): Promise<{ sessionId: string; cookie: SiteCookie }> {
  const tokens = await createSession(tenantId, aUser(person.userId), device, proof);
  if (replaced !== null) {
    await endSession(tenantId, aUser(replaced.userId), replaced.sessionId);
  }
  const { sessionId } = tokens;
  noteAudit('auth.signed_in', {
    tenantId,
    userId: person.userId,
    sessionId,
    role: person.role,
    methods: proof.methods.join(' '),
  });
  return { sessionId, cookie: await staffCookie(person, tokens) };
}

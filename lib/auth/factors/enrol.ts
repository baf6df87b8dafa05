// What follows when a factor begins to count: the sessions that were opened without one end, this one is raised, and the
// first factor brings recovery codes.
import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import { endWeakerSessions, proveSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import type { TenantId } from '@/lib/ids';
import type { FactorKind } from './factor';
import { METHOD_OF } from './prove';
import { makeFirstRecoveryCodes } from './recovery-codes.commands';

export type Enrolled = {
  /** Of this session, which is now at assurance level 2; null if it has ended meanwhile. */
  tokens: SessionTokens | null;
  /** To be shown once; null where codes from before still open. */
  recoveryCodes: string[] | null;
};

/** After `confirmTotp` or `keepPasskey`. */
export async function factorEnrolled(
  tenantId: TenantId,
  person: Person,
  { sessionId, kind }: { sessionId: string; kind: FactorKind },
): Promise<Enrolled> {
  const tokens = await proveSession(tenantId, person, sessionId, {
    method: METHOD_OF[kind],
    isSecondFactor: true,
  });
  await endWeakerSessions(tenantId, person, tokens?.sessionId ?? null);
  return { tokens, recoveryCodes: await makeFirstRecoveryCodes(tenantId, person) };
}

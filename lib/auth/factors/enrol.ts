// What happens when a factor becomes active: sessions without a second factor end, this session is raised,
// and the first factor brings recovery codes.
import 'server-only';
import type { Person } from '@/lib/auth/sessions/person';
import { endWeakerSessions, proveSession, type SessionTokens } from '@/lib/auth/sessions/sessions.commands';
import type { TenantId } from '@/lib/ids';
import type { FactorKind } from './factor';
import { METHOD_OF } from './prove';
import { makeFirstRecoveryCodes } from './recovery-codes.commands';

export type Enrolled = {
  /** The tokens of this session, now at assurance level 2; null if it ended in the meantime. */
  tokens: SessionTokens | null;
  /** Shown once; null if earlier codes are still valid. */
  recoveryCodes: string[] | null;
};

/** Call it after `confirmTotp` or `keepPasskey`. */
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

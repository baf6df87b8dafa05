import 'server-only';
import { cookies } from 'next/headers';
import { siteCookieName } from '@/lib/http/site-cookies';
import { messages } from '@/lib/messages';
import { type Outcome, refuse } from '@/lib/outcome';
import { err, ok, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { isTimeZone, TIME_ZONE_COOKIE } from '@/lib/time/time-zone';
import { noteAudit } from './audit-log';
import { isRecentProof } from './factors/recent-proof';
import { type Permission, roleMay } from './permissions';
import { currentVisitor, type Visitor } from './visitor';

/** A person who may work in a shop's admin area, checked for this request. */
export type Admin = {
  tenant: Tenant;
  userId: string;
  sessionId: string;
  role: Role;
  name: string;
  email: string;
  /** When they last proved who they are. */
  provedAt: Date;
  /** IANA name of the visitor's time zone; 'UTC' if unknown. */
  timeZone: string;
};

/** The name under which an action in the shop is recorded; the e-mail address if the person has no name. */
export const actorNameOf = ({ name, email }: Pick<Admin, 'name' | 'email'>): string => name || email;

export type AdminRefusal = Exclude<Visitor['kind'], 'signed_in'> | 'denied';

/**
 * Refuses a person whose last proof of identity is older than ten minutes. For the most important actions,
 * before they run. The page asks for the password or the second factor and repeats the call, so nothing typed
 * is lost.
 */
export const requireRecentProof = ({ provedAt }: Pick<Admin, 'provedAt'>): Outcome<null> =>
  isRecentProof(provedAt) ? ok(null) : refuse('proof_needed', messages.auth.proofNeeded);

/**
 * The current visitor, if they hold this permission in this shop; else the reason (specification §6). With
 * `isEnrolling`, a person who must still set up the shop's required second factor passes too.
 */
export async function findAdmin(
  tenant: Tenant,
  may: Permission,
  { isEnrolling = false } = {},
): Promise<Result<Admin, AdminRefusal>> {
  const visitor = await currentVisitor(tenant.id);
  if (visitor.kind !== 'signed_in' && !(isEnrolling && visitor.kind === 'enrolment')) {
    return err(visitor.kind);
  }
  const { userId, sessionId, name, email, role, provedAt } = visitor;
  if (!roleMay(role, may)) {
    noteAudit('auth.access_denied', {
      tenantId: tenant.id,
      userId,
      sessionId,
      role,
      wanted: may,
    });
    return err('denied');
  }
  const timeZone = (await cookies()).get(siteCookieName(TIME_ZONE_COOKIE))?.value ?? '';
  return ok({
    tenant,
    userId,
    sessionId,
    role,
    name,
    email,
    provedAt,
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
}

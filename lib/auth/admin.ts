import 'server-only';
import { cookies } from 'next/headers';
import { siteCookieName } from '@/lib/http/site-cookies';
import { err, ok, type Result } from '@/lib/result';
import type { Role } from '@/lib/tenants/roles';
import type { Tenant } from '@/lib/tenants/tenant';
import { isTimeZone, TIME_ZONE_COOKIE } from '@/lib/time/time-zone';
import { noteAudit } from './audit-log';
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
  /** IANA name of the visitor's own time zone; 'UTC' if unknown. */
  timeZone: string;
};

/** The name under which an action in the shop is recorded; the e-mail address if the person has no name. */
export const actorNameOf = ({ name, email }: Pick<Admin, 'name' | 'email'>): string => name || email;

export type AdminRefusal = Exclude<Visitor['kind'], 'signed_in'> | 'denied';

/** The current visitor, if they hold this permission in this shop; else why not (specification §6). */
export async function findAdmin(tenant: Tenant, may: Permission): Promise<Result<Admin, AdminRefusal>> {
  const visitor = await currentVisitor(tenant.id);
  if (visitor.kind !== 'signed_in') {
    return err(visitor.kind);
  }
  const { userId, sessionId, name, email, role } = visitor;
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
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
  });
}

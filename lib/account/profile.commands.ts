import 'server-only';
import { endOf } from '@/lib/auth/sessions/session-times';
import { tenantDb } from '@/lib/db/tenant-db';
import type { SignedInShopper } from './shopper';

/** Changes a shopper's display name; empty for none. Returns the expiry of their session. */
export function rename({ tenant, customer, sessionId }: SignedInShopper, name: string): Promise<Date> {
  const tenantId = tenant.id;
  return tenantDb(tenantId, async (db) => {
    await db.customer.updateMany({ where: { tenantId, id: customer.id }, data: { name } });
    const session = await db.session.findUnique({
      where: { tenantId_id: { tenantId, id: sessionId } },
      select: { createdAt: true, expiresAt: true },
    });
    return session === null ? new Date() : new Date(endOf(session));
  });
}

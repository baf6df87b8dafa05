import 'server-only';
import type { TenantId } from '@/lib/ids';
import { type Database, tenantPool } from './client';
import { inScope } from './scope';

export type { Database };

/**
 * Runs `work` in one transaction for one tenant: row-level security shows only that tenant's rows, whatever a query
 * forgets. Role and tenant are set for the transaction only, which also works with a connection pooler. The login may
 * do nothing outside of that role, so a query that leaves it gains nothing.
 *
 * Keep `work` short, and make no network call in it, because it holds a connection.
 */
export function tenantDb<Value>(tenantId: TenantId, work: (db: Database) => Promise<Value>): Promise<Value> {
  return inScope(tenantId, () => tenantPool().$transaction(work, { maxWait: 5_000, timeout: 10_000 }));
}

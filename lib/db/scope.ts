// Whose rows a transaction sees. The scope is set in the message that begins it, because a round trip of its own is a tenth of
// what an order asks of the database.
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { escapeLiteral } from 'pg';
import type { TenantId } from '@/lib/ids';

// The pools outlive the modules of a development server, and one copy of this module must see what another one set.
const holder = globalThis as typeof globalThis & { makerfrontScope?: AsyncLocalStorage<TenantId> };
holder.makerfrontScope ??= new AsyncLocalStorage<TenantId>();
const scope = holder.makerfrontScope;

/** Runs `work`; the transactions that begin in it see the rows of this tenant only. */
export const inScope = <Value>(tenantId: TenantId, work: () => Value): Value => scope.run(tenantId, work);

const setLocal = (name: string, value: string): string => `SET LOCAL ${name}=${escapeLiteral(value)}`;

/**
 * Milliseconds that a statement may take in a scope; as long as a whole transaction (lib/db/tenant-db.ts). The client's own limit
 * does not free a connection whose statement waits, such as for a table that a migration has locked.
 */
const LONGEST_STATEMENT = 10_000;

/** Whether there is a scope here. */
export const hasScope = (): boolean => scope.getStore() !== undefined;

/**
 * What to send in place of `BEGIN`. Role and tenant end with the transaction, which also works with a connection pooler.
 * Without a scope it stays `BEGIN`: the login may read nothing then.
 */
export function beginInScope(): string {
  const tenantId = scope.getStore();
  const settings =
    tenantId === undefined
      ? []
      : [
          setLocal('role', 'makerfront_tenant'),
          setLocal('makerfront.tenant_id', tenantId),
          setLocal('statement_timeout', String(LONGEST_STATEMENT)),
        ];
  return ['BEGIN', ...settings].join(';');
}

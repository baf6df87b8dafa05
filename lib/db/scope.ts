// Whose rows a transaction sees. The scope is set in the message that begins it, because a round trip of its own is a tenth of
// what an order asks of the database.
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientBase, escapeLiteral } from 'pg';
import type { TenantId } from '@/lib/ids';

/** `connection`: where its transaction runs, as long as it does. */
type Scope = { readonly tenantId: TenantId; connection: ClientBase | null };

// The pools outlive the modules of a development server, and one copy of this module must see what another one set.
const holder = globalThis as typeof globalThis & { makerfrontScope?: AsyncLocalStorage<Scope> };
holder.makerfrontScope ??= new AsyncLocalStorage<Scope>();
const scope = holder.makerfrontScope;

/** Runs `work`; the transactions that begin in it see the rows of this tenant only. */
export const inScope = <Value>(tenantId: TenantId, work: () => Value): Value =>
  scope.run({ tenantId, connection: null }, work);

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
  const here = scope.getStore();
  const settings =
    here === undefined
      ? []
      : [
          setLocal('role', 'makerfront_tenant'),
          setLocal('makerfront.tenant_id', here.tenantId),
          setLocal('statement_timeout', String(LONGEST_STATEMENT)),
        ];
  return ['BEGIN', ...settings].join(';');
}

/** The scope of the transaction that runs on a connection. */
const running = new WeakMap<ClientBase, Scope>();

/** Notes that the transaction of this scope begins on `connection`. */
export function noteBegin(connection: ClientBase): void {
  const here = scope.getStore();
  if (here !== undefined) {
    here.connection = connection;
    running.set(connection, here);
  }
}

/** Notes that the transaction of this connection ends: the next one there is another shop's. */
export function noteEnd(connection: ClientBase): void {
  const ended = running.get(connection);
  if (ended !== undefined) {
    ended.connection = null;
    running.delete(connection);
  }
}

/** Tells, later too, where the transaction of this scope runs; null before it begins and after its end. */
export function watchConnection(): () => ClientBase | null {
  const here = scope.getStore();
  return () => here?.connection ?? null;
}

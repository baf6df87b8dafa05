// What the shops' people have changed. A command records it, and everything else follows from here: which cached pages
// and data show it, and how this server and every other learns of it.
import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { revalidateTag, updateTag } from 'next/cache';
import { z } from 'zod';
import type { Database } from '@/lib/db/tenant-db';
import { env } from '@/lib/env';
import type { TenantId } from '@/lib/ids';
import { rememberPublished } from './published-here';
import { tags } from './tags';

const change = z.discriminatedUnion('kind', [
  /** The shop itself: name, colours, logo, payment set-up, contact. */
  z.object({ kind: z.literal('tenant') }),
  /** Which categories there are, their names and their order. */
  z.object({ kind: z.literal('categories') }),
  /** A product: a new one, a changed one, one that is gone. */
  z.object({ kind: z.literal('product'), id: z.string() }),
]);

export type Change = z.infer<typeof change>;

/** The tags of what shows a change. */
export function tagsOf(tenantId: TenantId, changed: Change): string[] {
  switch (changed.kind) {
    case 'tenant':
      return [tags.tenant(tenantId)];
    case 'categories':
      return [tags.products(tenantId)];
    case 'product':
      return [tags.products(tenantId), tags.product(changed.id)];
    default:
      return changed satisfies never;
  }
}

export type StoredChange = { tenantId: TenantId; kind: string; subjectId: string | null };

/** The same of a change as it is stored. One that only a newer release knows makes all of its shop old. */
export function tagsOfStored({ tenantId, kind, subjectId }: StoredChange): string[] {
  const known = change.safeParse(subjectId === null ? { kind } : { kind, id: subjectId });
  return known.success ? tagsOf(tenantId, known.data) : [tags.tenant(tenantId)];
}

/** Where Postgres tells that something was recorded. It says no more: what it was is read. */
export const CHANNEL = 'makerfront_changes';

type Noted = { tags: Set<string>; transactions: Set<string> };

const noted = new AsyncLocalStorage<Noted>();

/**
 * Records a change, in the transaction that makes it: once that is committed every server learns of it, this one too,
 * and if it is rolled back none does. Call it in each command that changes what a cached page shows; whoever calls the
 * command (an action, a handler, a script) has nothing to do.
 */
export async function recordChange(db: Database, tenantId: TenantId, changed: Change): Promise<void> {
  const shown = tagsOf(tenantId, changed);
  const own = noted.getStore();
  for (const tag of shown) {
    own?.tags.add(tag);
  }
  if (env().VERCEL !== undefined) {
    // No process listens there, and the platform tells its own caches. An action does so at its end.
    if (own === undefined) {
      for (const tag of shown) {
        revalidateTag(tag, { expire: 0 });
      }
    }
    return;
  }
  const subjectId = changed.kind === 'product' ? changed.id : null;
  const [row] = await db.$queryRaw<{ transactionId: string }[]>`
    WITH event AS (
      INSERT INTO cache_events (tenant_id, kind, subject_id)
      VALUES (${tenantId}::uuid, ${changed.kind}, ${subjectId}::uuid) RETURNING transaction_id)
    SELECT transaction_id::text AS "transactionId", pg_notify(${CHANNEL}, '')::text FROM event`;
  if (row) {
    own?.transactions.add(row.transactionId);
  }
}

/**
 * Runs the work of a server action. What it records is old before the action answers, so that its own answer shows it,
 * and the browser forgets what it kept. Also where the work throws: it may have committed before.
 */
export function publishingChanges<Value>(work: () => Promise<Value>): Promise<Value> {
  const own: Noted = { tags: new Set(), transactions: new Set() };
  return noted.run(own, async () => {
    try {
      return await work();
    } finally {
      for (const tag of own.tags) {
        updateTag(tag);
      }
      rememberPublished(own.transactions);
    }
  });
}

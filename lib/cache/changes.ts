// The changes that shops' people make. A command records a change, and the rest follows: which cached pages and data
// show it, and how this server and all others learn of it.
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
  /** The names at which the shop is found. */
  z.object({ kind: z.literal('hosts') }),
  /** The list of categories, or of products as a whole: names, order, many at once. Pages of single products have its tag too. */
  z.object({ kind: z.literal('categories') }),
  /** A product that was added, changed or deleted. */
  z.object({ kind: z.literal('product'), id: z.string() }),
  /** How many pieces of a product are left, while some are: only its own page and the feed tell that. */
  z.object({ kind: z.literal('stock'), id: z.string() }),
]);

export type Change = z.infer<typeof change>;

/** The tags of the pages and data that show a change. */
export function tagsOf(tenantId: TenantId, changed: Change): string[] {
  switch (changed.kind) {
    case 'tenant':
      return [tags.tenant(tenantId)];
    case 'hosts':
      return [tags.tenant(tenantId), tags.unknownHosts];
    case 'categories':
      return [tags.products(tenantId)];
    case 'product':
      return [tags.products(tenantId), tags.product(changed.id)];
    case 'stock':
      return [tags.product(changed.id), tags.feed(tenantId)];
    default:
      return changed satisfies never;
  }
}

export type StoredChange = { tenantId: TenantId; kind: string; subjectId: string | null };

/** Like `tagsOf`, for a stored change. A kind that only a newer release knows expires the whole shop. */
export function tagsOfStored({ tenantId, kind, subjectId }: StoredChange): string[] {
  const known = change.safeParse(subjectId === null ? { kind } : { kind, id: subjectId });
  return known.success ? tagsOf(tenantId, known.data) : [tags.tenant(tenantId)];
}

/** The channel of Postgres's notifications. They carry no data; the listener reads the changes. */
export const CHANNEL = 'makerfront_changes';

type Noted = { tags: Set<string>; transactions: Set<string> };

const noted = new AsyncLocalStorage<Noted>();

/**
 * Records a change, in the transaction that makes it: after the commit every server learns of it, including this one;
 * after a rollback none does. Call it in each command that changes what a cached page shows. The command's callers
 * (actions, handlers, scripts) need to do nothing.
 */
export async function recordChange(db: Database, tenantId: TenantId, changed: Change): Promise<void> {
  const shown = tagsOf(tenantId, changed);
  const own = noted.getStore();
  for (const tag of shown) {
    own?.tags.add(tag);
  }
  if (env().VERCEL !== undefined) {
    // On Vercel no process can listen, and the platform notifies its own caches. An action expires its tags at its
    // end.
    if (own === undefined) {
      for (const tag of shown) {
        revalidateTag(tag, { expire: 0 });
      }
    }
    return;
  }
  const subjectId = 'id' in changed ? changed.id : null;
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
 * Runs the work of a server action. Expires the tags of its changes before the action responds, so that its own
 * response shows them and the browser drops its copies. Also if the work throws, because it may have committed before.
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

// The words of a shop's products and categories, to recognise typing errors.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** The most words of one shop; the most frequent ones are kept. */
const MOST_WORDS = 20_000;
const [SHORTEST, LONGEST] = [3, 24];

/**
 * The words of a shop, folded, without numbers and SKUs, the most frequent first. Computed once after each change of
 * its products.
 */
export async function readVocabulary(tenantId: TenantId): Promise<string[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const rows = await tenantDb(
    tenantId,
    // ts_stat takes its query as a text. In the shop's scope, it sees only the shop's rows.
    (db) => db.$queryRaw<{ word: string }[]>`
      SELECT word FROM ts_stat(
        'SELECT search_words FROM products
         UNION ALL SELECT makerfront_search.words(makerfront_search.fold(name)) FROM categories')
      WHERE length(word) BETWEEN ${SHORTEST} AND ${LONGEST} AND word !~ '[0-9]'
      ORDER BY ndoc DESC, word LIMIT ${MOST_WORDS}`,
  );
  return rows.map(({ word }) => word);
}

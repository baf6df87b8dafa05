// The words that a shop's products and categories have, by which a slip is told from a word.
import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { tags } from '@/lib/cache/tags';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';

/** Words that are kept of one shop at most: the most frequent ones. */
const MOST_WORDS = 20_000;
const [SHORTEST, LONGEST] = [3, 24];

/** The words of a shop, folded, without numbers and SKUs, the most frequent first. Made once after each change of its products. */
export async function readVocabulary(tenantId: TenantId): Promise<string[]> {
  'use cache';
  cacheLife('catalog');
  cacheTag(tags.tenant(tenantId), tags.products(tenantId));
  const rows = await tenantDb(
    tenantId,
    // ts_stat takes its question as a text; within the shop's scope that can see its own rows only.
    (db) => db.$queryRaw<{ word: string }[]>`
      SELECT word FROM ts_stat(
        'SELECT search_words FROM products
         UNION ALL SELECT makerfront_search.words(makerfront_search.fold(name)) FROM categories')
      WHERE length(word) BETWEEN ${SHORTEST} AND ${LONGEST} AND word !~ '[0-9]'
      ORDER BY ndoc DESC, word LIMIT ${MOST_WORDS}`,
  );
  return rows.map(({ word }) => word);
}

// The product search. Postgres keeps two columns of each product for it, made of name, SKU and description (migration
// `product_search`). The words of categories are computed in each search, because there are few. Because of row-level
// security no index can serve these comparisons, as a function could reveal hidden rows: the shop's products are found
// by the shop's id, and each is compared.
import 'server-only';
import { isInCategories } from '@/lib/catalog/membership/in-category';
import { Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { readVocabulary } from './search-vocabulary.queries';
import { isSlip, searchWords, swappedWords } from './search-words';

/** The timeout of a search in Postgres, in milliseconds. With 5,000 products it takes a fiftieth of that. */
const LONGEST = 1_000;
/** The shortest part of a word to look for: "shirt" is in "sweatshirt". */
const SHORTEST_PART = 3;

export type ProductSearch = { isActive?: true; limit: number };

/**
 * Ids of the products that have each word of `text` in name, SKU, category or description. Best first: name, then SKU
 * and category, then description; equal ones newest first. Without a match, words count as typing errors of the shop's
 * own words. `text` comes from `cleanSearch`.
 */
export async function findProductIds(
  tenantId: TenantId,
  text: string,
  search: ProductSearch,
): Promise<string[]> {
  const words = searchWords(text);
  const exact = await inSearch(tenantId, (db) => findExactly(db, tenantId, text, words, search));
  if (exact.length > 0 || words.length === 0) {
    return exact;
  }
  // Outside of a transaction: one that waits for a second connection could wait forever.
  const vocabulary = await readVocabulary(tenantId);
  return inSearch(tenantId, (db) => findWithSlips(db, tenantId, words, vocabulary, search));
}

const inSearch = <Value>(tenantId: TenantId, work: (db: Database) => Promise<Value>): Promise<Value> =>
  tenantDb(tenantId, async (db) => {
    await db.$executeRaw`SELECT set_config('statement_timeout', ${String(LONGEST)}, true)`;
    return work(db);
  });

async function findExactly(
  db: Database,
  tenantId: TenantId,
  text: string,
  words: string[],
  search: ProductSearch,
): Promise<string[]> {
  const asked = words.length === 0 ? [] : await readAsked(db, tenantId, words, []);
  // Only punctuation, or words without a meaning such as "with": then search the names for the text itself.
  const asWritten = {
    isMet: Prisma.sql`strpos(lower(name), lower(${text})) > 0`,
    points: Prisma.sql`(SELECT 0)`,
  };
  return readIds(
    db,
    tenantId,
    search,
    asked.length === 0 ? [asWritten] : asked.map((word) => ruleOf(tenantId, word)),
  );
}

/** Like `findExactly`, but each word also matches the shop's words of which it may be a typing error. */
export async function findWithSlips(
  db: Database,
  tenantId: TenantId,
  words: string[],
  vocabulary: readonly string[],
  search: ProductSearch,
): Promise<string[]> {
  const meant = await readAlike(db, words, vocabulary);
  if (meant.every((others) => others === '')) {
    return [];
  }
  const asked = await readAsked(db, tenantId, words, meant);
  return asked.length === 0
    ? []
    : readIds(
        db,
        tenantId,
        search,
        asked.map((word) => ruleOf(tenantId, word)),
      );
}

/**
 * For each word, the words of the vocabulary that it may be a typing error of, separated by spaces. Postgres finds
 * words with common letter groups; few of those are close enough.
 */
async function readAlike(db: Database, words: string[], vocabulary: readonly string[]): Promise<string[]> {
  const rows = await db.$queryRaw<{ folded: string; others: string[] }[]>`
    WITH typed AS MATERIALIZED (
      SELECT n, makerfront_search.fold(word) AS folded FROM unnest(${words}::text[]) WITH ORDINALITY AS w(word, n)
    )
    SELECT folded AS "folded", ARRAY(
      SELECT word FROM (
        SELECT word, makerfront_search.alike(folded, word) AS alike FROM unnest(${vocabulary}::text[]) AS known(word)
        WHERE length(word) BETWEEN length(folded) - 2 AND length(folded) + 2 OFFSET 0
      ) AS near WHERE alike >= 0.2 ORDER BY alike DESC, word LIMIT 20) AS "others"
    FROM typed ORDER BY n`;
  const known = new Set(vocabulary);
  return rows.map(({ folded, others }) =>
    [
      ...others.filter((other) => isSlip(folded, other)),
      ...swappedWords(folded).filter((other) => known.has(other)),
    ].join(' '),
  );
}

/**
 * A word and its queries in Postgres's syntax: anywhere, in a name, in a SKU; and the ids of the categories that
 * contain it, and of the products with a variant whose SKU has it.
 */
type Asked = {
  word: string;
  anywhere: string;
  inName: string;
  inSku: string;
  categories: string[];
  coded: string[];
};

/** Postgres makes the queries, so that both sides are folded and stemmed the same way. */
async function readAsked(
  db: Database,
  tenantId: TenantId,
  words: string[],
  meant: string[],
): Promise<Asked[]> {
  const others = words.map((_, index) => meant[index] ?? '');
  return db.$queryRaw<Asked[]>`
    WITH named AS MATERIALIZED (
      SELECT id, makerfront_search.words(makerfront_search.fold(name)) AS words FROM categories
      WHERE tenant_id = ${tenantId}::uuid
    ), coded AS MATERIALIZED (
      SELECT product_id, ' ' || makerfront_search.fold(sku) AS parts FROM product_variants
      WHERE tenant_id = ${tenantId}::uuid AND sku IS NOT NULL
    ), asked AS MATERIALIZED (
      SELECT n, makerfront_search.fold(word) AS word,
        makerfront_search.asked(word, '') || makerfront_search.any_of(others, '') AS anywhere,
        makerfront_search.asked(word, 'A') || makerfront_search.any_of(others, 'A') AS in_name,
        makerfront_search.asked(word, 'B') || makerfront_search.any_of(others, 'B') AS in_sku
      FROM unnest(${words}::text[], ${others}::text[]) WITH ORDINALITY AS typed(word, others, n)
    )
    SELECT word AS "word", anywhere::text AS "anywhere", in_name::text AS "inName", in_sku::text AS "inSku",
      ARRAY(SELECT id::text FROM named WHERE words @@ anywhere) AS "categories",
      ARRAY(SELECT DISTINCT product_id::text FROM coded
        WHERE strpos(parts, ' ' || word) > 0 OR starts_with(replace(parts, ' ', ''), word)) AS "coded"
    FROM asked WHERE anywhere IS NOT NULL ORDER BY n`;
}

/** Whether a product contains a word, and the points for the place. */
type Rule = { isMet: Prisma.Sql; points: Prisma.Sql };

function ruleOf(tenantId: TenantId, { word, anywhere, inName, inSku, categories, coded }: Asked): Rule {
  const isPart =
    word.length < SHORTEST_PART ? Prisma.sql`false` : Prisma.sql`strpos(search_name, ${word}) > 0`;
  const isIn = Prisma.sql`(${isInCategories(tenantId, categories)} OR products.id = ANY (${coded}::uuid[]))`;
  return {
    isMet: Prisma.sql`(search_words @@ ${anywhere}::tsquery OR ${isPart} OR ${isIn})`,
    points: Prisma.sql`CASE WHEN search_words @@ ${inName}::tsquery THEN 100 WHEN ${isPart} THEN 50
      WHEN search_words @@ ${inSku}::tsquery OR ${isIn} THEN 10 ELSE 1 END`,
  };
}

async function readIds(
  db: Database,
  tenantId: TenantId,
  { isActive, limit }: ProductSearch,
  rules: readonly Rule[],
): Promise<string[]> {
  const isMet = Prisma.join(
    rules.map((rule) => rule.isMet),
    ' AND ',
  );
  const points = Prisma.join(
    rules.map((rule) => rule.points),
    ' + ',
  );
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id::text AS "id" FROM products
    WHERE tenant_id = ${tenantId}::uuid ${isActive ? Prisma.sql`AND is_active` : Prisma.empty} AND ${isMet}
    ORDER BY ${points} DESC, created_at DESC, id DESC LIMIT ${limit}`;
  return rows.map(({ id }) => id);
}

import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import { findAttachments } from './find-attachments';
import { findPricedProducts } from './find-priced-products';
import { readTeamOrder, type TeamLine, type TeamOrderError } from './team-order';

/** What stands in a line's way, and what its roster comes to by what the shop asks and charges now. */
export type CheckedLine = { problem: TeamOrderError | null; roster: RosterSummary | null };

/**
 * Checks the logos and rosters of a cart, one answer for each line. A line whose product is no longer sold has
 * nothing to check; that it is gone is said elsewhere.
 */
export function checkCart(tenantId: string, lines: readonly TeamLine[]): Promise<CheckedLine[]> {
  return tenantDb(tenantId, async (db) => {
    const products = new Map(
      (await findPricedProducts(db, tenantId, lines)).map((product) => [product.id, product]),
    );
    const attachments = await findAttachments(db, tenantId, lines);
    return lines.map((line) => {
      const product = products.get(line.product_id.toLowerCase());
      if (!product) {
        return { problem: null, roster: null };
      }
      const read = readTeamOrder(product, line, attachments);
      return read.ok ? { problem: null, roster: read.value.summary } : { problem: read.error, roster: null };
    });
  });
}

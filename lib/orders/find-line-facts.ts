import 'server-only';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { recheckRoster } from '@/lib/rosters/recheck-roster';
import { type FoundRoster, findRosters } from '@/lib/rosters/rosters.queries';
import { findPricedProducts, type SoldProduct } from './find-priced-products';
import type { PricedProduct } from './price-order';
import {
  type Attachments,
  MOST_ORDERED_BYTES,
  MOST_ORDERED_ROWS,
  type OrderedRoster,
  type TeamLine,
} from './team-order';

/** What lines are priced and checked by, as the shop has it now. */
export type LineFacts = { products: SoldProduct[]; attachments: Attachments };

/**
 * The products of lines, and the logos and rosters of this shop that they refer to; what another shop has, or nobody,
 * is left out. No transaction is open while a roster's rows are looked at, and most of the time none need be.
 */
export async function findLineFacts(tenantId: string, lines: readonly TeamLine[]): Promise<LineFacts> {
  const { products, logoIds, found } = await tenantDb(tenantId, async (db) => ({
    products: await findPricedProducts(db, tenantId, lines),
    logoIds: await findLogoIds(db, tenantId, lines),
    found: await findLineRosters(db, tenantId, lines),
  }));
  const { fitting, ...refused } = splitBySize(found, lines);
  const rosters = new Map<string, OrderedRoster>();
  // One after the other: whoever sends many rosters waits by themselves.
  for (const roster of fitting) {
    rosters.set(roster.id, await standingOf(tenantId, roster, products));
  }
  return { products, attachments: { logoIds, rosters, ...refused } };
}

const isGiven = (id: string | undefined): id is string => id !== undefined;

async function findLogoIds(
  db: Database,
  tenantId: string,
  lines: readonly TeamLine[],
): Promise<ReadonlySet<string>> {
  const ids = lines.map(({ logo_upload_id }) => logo_upload_id).filter(isGiven);
  if (ids.length === 0) {
    return new Set();
  }
  const logos = await db.upload.findMany({
    where: { tenantId, kind: 'logo', id: { in: ids }, completedAt: { not: null } },
    select: { id: true },
  });
  return new Set(logos.map(({ id }) => id));
}

const rosterIds = (lines: readonly TeamLine[]): string[] =>
  lines.map(({ roster_id }) => roster_id?.toLowerCase()).filter(isGiven);

const findLineRosters = async (db: Database, tenantId: string, lines: readonly TeamLine[]) => {
  const ids = rosterIds(lines);
  return ids.length === 0 ? [] : findRosters(db, tenantId, ids);
};

/** Which rosters fit into one order, by what is written down of them. */
function splitBySize(found: readonly FoundRoster[], lines: readonly TeamLine[]) {
  const byId = new Map(found.map((roster) => [roster.id, roster]));
  const [tooManyRows, tooManyBytes] = [new Set<string>(), new Set<string>()];
  let [rows, bytes] = [0, 0];
  for (const id of rosterIds(lines)) {
    rows += byId.get(id)?.rowCount ?? 0;
    bytes += byId.get(id)?.byteSize ?? 0;
    if (rows > MOST_ORDERED_ROWS) {
      tooManyRows.add(id);
    } else if (bytes > MOST_ORDERED_BYTES) {
      tooManyBytes.add(id);
    }
  }
  const fitting = found.filter(({ id }) => !tooManyRows.has(id) && !tooManyBytes.has(id));
  return { fitting, tooManyRows, tooManyBytes };
}

async function standingOf(
  tenantId: string,
  roster: FoundRoster,
  products: readonly PricedProduct[],
): Promise<OrderedRoster> {
  const { productId, uploadId, isParsed } = roster;
  const product = products.find(({ id, isTeamOrder }) => id === productId && isTeamOrder);
  return {
    productId,
    uploadId,
    // Of a product that is not in these lines the roster counts for nothing.
    standing: isParsed && product ? await recheckRoster(tenantId, roster, product.rosterSettings) : null,
  };
}

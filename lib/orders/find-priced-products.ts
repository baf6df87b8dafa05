import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import { readRosterSettings } from '@/lib/rosters/roster-settings-input';
import type { PricedProduct } from './price-order';

/** The products of lines that are still sold, as the database has them now. */
export async function findPricedProducts(
  db: Database,
  tenantId: string,
  lines: readonly { product_id: string }[],
): Promise<PricedProduct[]> {
  const rows = await db.product.findMany({
    where: { tenantId, isActive: true, id: { in: lines.map(({ product_id }) => product_id) } },
    select: {
      id: true,
      name: true,
      sku: true,
      priceCents: true,
      imageUrl: true,
      allowsCustomization: true,
      customizationLabel: true,
      isTeamOrder: true,
      requiresLogo: true,
      requiresRoster: true,
      rosterSettings: true,
    },
  });
  return rows.map((row) => ({ ...row, rosterSettings: readRosterSettings(row.rosterSettings) }));
}

import 'server-only';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { normalizeTable } from '../normalize-cell';
import type { RosterTable } from '../roster-table';
import { findRosterSettings, findRosterTable } from './rosters.queries';

/** A saved roster and its file; the table is null for a file that is sent unread. */
export type OpenedRoster = { uploadId: string; name: string; table: RosterTable | null };

/**
 * Opens a roster that was saved for a product, for further editing. Knowing the id is enough: it is in the shopper's
 * cart and nowhere else.
 */
export async function openSavedRoster(
  tenantId: TenantId,
  { productId, rosterId }: { productId: string; rosterId: string },
): Promise<Result<OpenedRoster, 'product_unavailable' | 'upload_gone'>> {
  const found = await tenantDb(tenantId, async (db) => ({
    product: await findRosterSettings(db, tenantId, productId),
    roster: await findRosterTable(db, tenantId, rosterId),
  }));
  const { product, roster } = found;
  if (product === null) {
    return err('product_unavailable');
  }
  if (roster === null || roster.productId !== productId) {
    return err('upload_gone');
  }
  const { uploadId, name, table } = roster;
  return ok({ uploadId, name, table: table && normalizeTable(product.settings, table) });
}

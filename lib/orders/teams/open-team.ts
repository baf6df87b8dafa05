import 'server-only';
import type { ChoiceFile } from '@/lib/choices/line-choice';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { findRosterSettings } from '@/lib/rosters/keeping/rosters.queries';
import { fitTeam } from '@/lib/rosters/reuse/fit-team';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { borrowLogo } from '@/lib/uploads/order-files/borrow-order-file';
import type { NoRoom } from '@/lib/uploads/upload-quota.queries';
import type { OrderOwner } from '../own/order-owner';
import type { TeamSource } from './team-view';
import { type FoundTeam, findTeam } from './teams.queries';

export type OpenedTeam = {
  name: string;
  /** Its people in the columns of the product; null for a logo alone. */
  table: RosterTable | null;
  logo: ChoiceFile | null;
  /** Why its logo does not come along; null if it does, or there is none. */
  logoRefusal: NoRoom | 'upload_gone' | null;
};

/**
 * A team of this shopper, for the page of a team product. The logo comes by reference. `sender` is counted for it as
 * for any upload; refused, the people come without it.
 */
export async function openTeam(
  tenantId: TenantId,
  owner: OrderOwner,
  { productId, sender, ...team }: { source: TeamSource; id: string; productId: string; sender: string },
): Promise<Result<OpenedTeam, 'team_not_found' | 'product_unavailable'>> {
  const product = await tenantDb(tenantId, (db) => findRosterSettings(db, tenantId, productId));
  if (product === null) {
    return err('product_unavailable');
  }
  const found = await findTeam(tenantId, owner, team);
  if (found === null) {
    return err('team_not_found');
  }
  const { name, sheet } = found;
  const table = sheet && fitTeam(product.settings, sheet);
  return ok({ name, table, ...(await logoOf(tenantId, found, sender)) });
}

async function logoOf(
  tenantId: TenantId,
  { logo }: FoundTeam,
  sender: string,
): Promise<Pick<OpenedTeam, 'logo' | 'logoRefusal'>> {
  if (logo === null || !('fileId' in logo)) {
    return { logo, logoRefusal: null };
  }
  const borrowed = await borrowLogo(tenantId, logo.fileId, sender);
  return borrowed.ok
    ? { logo: borrowed.value, logoRefusal: null }
    : { logo: null, logoRefusal: borrowed.error };
}

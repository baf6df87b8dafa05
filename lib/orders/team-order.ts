// What a line of an order has besides its product: a logo, and a roster that says how many and in which sizes.
import { type Cents, cents } from '@/lib/money/cents';
import { err, ok, type Result } from '@/lib/result';
import { checkRoster } from '@/lib/rosters/check-roster';
import type { RosterSettings } from '@/lib/rosters/roster-settings';
import type { StoredColumns, StoredRows } from '@/lib/rosters/roster-sheet';
import type { RosterSummary, RosterTable } from '@/lib/rosters/roster-table';
import { toStored } from '@/lib/rosters/stored-roster';
import type { OrderInput } from './order-input';

/** What a product asks a team for. */
export type TeamProduct = {
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
  rosterSettings: RosterSettings;
};

/** A roster as it was saved for a product; one that is sent along unread has no rows to go by. */
export type OrderedRoster = { productId: string; uploadId: string; table: RosterTable | null };

/** The files of this shop that lines refer to: ids of logos, and rosters by id. */
export type Attachments = {
  logoIds: ReadonlySet<string>;
  rosters: ReadonlyMap<string, OrderedRoster>;
  /** Ids of rosters with which there would be more rows than one order can have. */
  tooManyRows: ReadonlySet<string>;
};

export type TeamOrder = {
  logoUploadId: string | null;
  rosterUploadId: string | null;
  rosterData: StoredRows | null;
  rosterColumns: StoredColumns | null;
  upchargeCents: Cents;
  /** What the roster comes to; null where there is none, or none that could be read. */
  summary: RosterSummary | null;
};

export type TeamOrderError =
  | 'logo_missing'
  | 'logo_gone'
  | 'roster_missing'
  | 'roster_gone'
  | 'roster_outdated'
  | 'roster_too_long';

const NOTHING: TeamOrder = {
  logoUploadId: null,
  rosterUploadId: null,
  rosterData: null,
  rosterColumns: null,
  upchargeCents: cents(0),
  summary: null,
};

/** A line as far as its files go: of an order, or of a cart. */
export type TeamLine = Pick<OrderInput['lines'][number], 'product_id' | 'logo_upload_id' | 'roster_id'>;

/**
 * The logo and roster of a line, checked and priced by what the shop asks for now: `roster_outdated` where
 * that has changed since the shopper saved the roster. A product that takes no team orders has neither,
 * whatever was sent.
 */
export function readTeamOrder(
  product: TeamProduct,
  line: TeamLine,
  attachments: Attachments,
): Result<TeamOrder, TeamOrderError> {
  if (!product.isTeamOrder) {
    return ok(NOTHING);
  }
  const logoUploadId = line.logo_upload_id?.toLowerCase() ?? null;
  if (logoUploadId === null && product.requiresLogo) {
    return err('logo_missing');
  }
  if (logoUploadId !== null && !attachments.logoIds.has(logoUploadId)) {
    return err('logo_gone');
  }
  const roster = readRosterOf(product, line, attachments);
  return roster.ok ? ok({ ...NOTHING, ...roster.value, logoUploadId }) : roster;
}

function readRosterOf(
  { requiresRoster, rosterSettings }: TeamProduct,
  { product_id, roster_id }: TeamLine,
  { rosters, tooManyRows }: Attachments,
): Result<Partial<TeamOrder>, TeamOrderError> {
  if (roster_id === undefined) {
    return requiresRoster ? err('roster_missing') : ok({});
  }
  if (tooManyRows.has(roster_id.toLowerCase())) {
    return err('roster_too_long');
  }
  const roster = rosters.get(roster_id.toLowerCase());
  if (!roster || roster.productId !== product_id.toLowerCase()) {
    return err('roster_gone');
  }
  if (roster.table === null) {
    return ok({ rosterUploadId: roster.uploadId });
  }
  const { problems, summary } = checkRoster(rosterSettings, roster.table);
  if (problems.some(({ severity }) => severity === 'error')) {
    return err('roster_outdated');
  }
  const stored = toStored(rosterSettings, roster.table);
  return ok({
    rosterUploadId: roster.uploadId,
    rosterData: stored.rows,
    rosterColumns: stored.columns,
    upchargeCents: cents(summary.upchargeCents),
    summary,
  });
}

// The files of an order's line: a logo, and a roster that gives the number of pieces and their sizes.

import { LOGO_CHOICE, ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { type Cents, cents } from '@/lib/money/cents';
import { referenceOf, type SentChoice } from '@/lib/orders/choices/sent-choices';
import { err, ok, type Result } from '@/lib/result';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** What a product requires for a team order. */
export type TeamProduct = {
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
  rosterSettings: RosterSettings;
};

/** A roster that was saved for a product. */
export type OrderedRoster = {
  productId: string | null;
  uploadId: string;
  /**
   * The result of checking it against the product's current settings: the id of a roster with these people, and its
   * summary. Null for an unreadable file, which has no rows to check.
   */
  standing: Result<{ id: string; summary: RosterSummary }, RosterStandingError> | null;
};

export type RosterStandingError = 'roster_outdated' | 'roster_gone' | 'roster_busy';

/** The shop's files that lines refer to: ids of logos, and rosters by id. */
export type Attachments = {
  logoIds: ReadonlySet<string>;
  rosters: ReadonlyMap<string, OrderedRoster>;
  /** Ids of rosters that would exceed the rows or bytes that one order can have. */
  tooManyRows: ReadonlySet<string>;
  tooManyBytes: ReadonlySet<string>;
};

export type TeamOrder = {
  logoUploadId: string | null;
  rosterUploadId: string | null;
  rosterId: string | null;
  upchargeCents: Cents;
  /** The summary of the roster; null if there is no readable roster. */
  summary: RosterSummary | null;
};

export type TeamOrderError =
  | 'logo_missing'
  | 'logo_gone'
  | 'roster_missing'
  | RosterStandingError
  | 'roster_too_long'
  | 'rosters_too_heavy';

/** The most rows and bytes of all rosters of a cart or order. A roster counts once for each line that names it. */
export const MOST_ORDERED_ROWS = 10_000;
export const MOST_ORDERED_BYTES = 2_000_000;

const NOTHING: TeamOrder = {
  logoUploadId: null,
  rosterUploadId: null,
  rosterId: null,
  upchargeCents: cents(0),
  summary: null,
};

/** The fields of a line, of an order or a cart, that are about its files. */
export type TeamLine = {
  product_id: string;
  logo_upload_id?: string | undefined;
  roster_id?: string | undefined;
};

/** The files among a line's choices. */
export const teamLineOf = ({
  product_id,
  choices,
}: {
  product_id: string;
  choices: readonly SentChoice[];
}): TeamLine => ({
  product_id,
  logo_upload_id: referenceOf(choices, LOGO_CHOICE),
  roster_id: referenceOf(choices, ROSTER_CHOICE),
});

/**
 * Checks and prices the logo and roster of a line by the product's current settings. `roster_outdated` if those have
 * changed so that the saved roster no longer passes. Ignores files for a product without team orders.
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
  { requiresRoster }: TeamProduct,
  { product_id, roster_id }: TeamLine,
  { rosters, tooManyRows, tooManyBytes }: Attachments,
): Result<Partial<TeamOrder>, TeamOrderError> {
  if (roster_id === undefined) {
    return requiresRoster ? err('roster_missing') : ok({});
  }
  const id = roster_id.toLowerCase();
  if (tooManyRows.has(id) || tooManyBytes.has(id)) {
    return err(tooManyRows.has(id) ? 'roster_too_long' : 'rosters_too_heavy');
  }
  const roster = rosters.get(id);
  if (!roster || roster.productId !== product_id.toLowerCase()) {
    return err('roster_gone');
  }
  const { uploadId: rosterUploadId, standing } = roster;
  if (standing === null) {
    return ok({ rosterUploadId });
  }
  if (!standing.ok) {
    return standing;
  }
  const { id: rosterId, summary } = standing.value;
  return ok({ rosterUploadId, rosterId, upchargeCents: cents(summary.upchargeCents), summary });
}

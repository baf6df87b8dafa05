// What a line of an order has besides its product: a logo, and a roster that says how many and in which sizes.

import { LOGO_CHOICE, ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { type Cents, cents } from '@/lib/money/cents';
import { referenceOf, type SentChoice } from '@/lib/orders/choices/sent-choices';
import { err, ok, type Result } from '@/lib/result';
import type { RosterSummary } from '@/lib/rosters/roster-table';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';

/** What a product asks a team for. */
export type TeamProduct = {
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
  rosterSettings: RosterSettings;
};

/** A roster as it was saved for a product. */
export type OrderedRoster = {
  productId: string | null;
  uploadId: string;
  /**
   * How it stands by what the product asks for now: the roster with these people to refer to, and what it comes to.
   * Null for one that is sent along unread and has no rows to go by.
   */
  standing: Result<{ id: string; summary: RosterSummary }, RosterStandingError> | null;
};

export type RosterStandingError = 'roster_outdated' | 'roster_gone' | 'roster_busy';

/** The files of this shop that lines refer to: ids of logos, and rosters by id. */
export type Attachments = {
  logoIds: ReadonlySet<string>;
  rosters: ReadonlyMap<string, OrderedRoster>;
  /** Ids of rosters with which there would be more rows, or more bytes, than one order can have. */
  tooManyRows: ReadonlySet<string>;
  tooManyBytes: ReadonlySet<string>;
};

export type TeamOrder = {
  logoUploadId: string | null;
  rosterUploadId: string | null;
  rosterId: string | null;
  upchargeCents: Cents;
  /** What the roster comes to; null where there is none, or none that could be read. */
  summary: RosterSummary | null;
};

export type TeamOrderError =
  | 'logo_missing'
  | 'logo_gone'
  | 'roster_missing'
  | RosterStandingError
  | 'roster_too_long'
  | 'rosters_too_heavy';

/** The most rows and bytes that the rosters of one cart or order can have together, each line's counted. */
export const MOST_ORDERED_ROWS = 10_000;
export const MOST_ORDERED_BYTES = 2_000_000;

const NOTHING: TeamOrder = {
  logoUploadId: null,
  rosterUploadId: null,
  rosterId: null,
  upchargeCents: cents(0),
  summary: null,
};

/** A line as far as its files go: of an order, or of a cart. */
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

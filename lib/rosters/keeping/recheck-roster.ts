// Checks a saved roster against settings that have changed since. Its rows are checked once; the result is
// remembered.
import 'server-only';
import { isForeignKeyViolation } from '@/lib/db/errors';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { limitWaiting } from '@/lib/limits/limit-waiting';
import { err, ok, type Result } from '@/lib/result';
import { checkRoster } from '../check-roster';
import { normalizeTable } from '../normalize-cell';
import { readSummary } from '../roster-summary';
import type { RosterSummary } from '../roster-table';
import type { RosterSettings } from '../settings/roster-settings';
import { settingsFingerprint } from '../settings/settings-fingerprint';
import { keepRoster, rosterColumns } from './keep-roster';
import { type FoundRoster, findRosterTable } from './rosters.queries';

/** A roster that passes the current settings, with its summary. */
export type CurrentRoster = { id: string; summary: RosterSummary };

export type RecheckError = 'roster_outdated' | 'roster_gone' | 'roster_busy';

// Limits concurrent checks: each holds a roster of up to a megabyte and uses the CPU for a moment.
const inTurn = limitWaiting(2, 20);

const MOST_REMEMBERED = 5_000;
/** Rosters that failed, with the settings they failed. For those that passed there are rows. */
const outdated = new Set<string>();

function rememberOutdated(key: string): void {
  if (outdated.size >= MOST_REMEMBERED) {
    outdated.clear();
  }
  outdated.add(key);
}

/**
 * The roster for these settings: the same one if it was checked by them, else another row with the same people,
 * inserted by the first call and found by later ones.
 */
export async function recheckRoster(
  tenantId: TenantId,
  roster: FoundRoster,
  settings: RosterSettings,
): Promise<Result<CurrentRoster, RecheckError>> {
  const settingsSha256 = settingsFingerprint(settings);
  if (roster.settingsSha256 === settingsSha256 && roster.summary !== null) {
    return ok({ id: roster.id, summary: roster.summary });
  }
  const key = `${roster.id} ${settingsSha256}`;
  if (outdated.has(key)) {
    return err('roster_outdated');
  }
  const known = await findChecked(tenantId, roster, settingsSha256);
  if (known) {
    return ok(known);
  }
  const done = await inTurn(() => check(tenantId, roster, settings));
  if (!done.ok) {
    return err('roster_busy');
  }
  if (!done.value.ok && done.value.error === 'roster_outdated') {
    rememberOutdated(key);
  }
  return done.value;
}

async function findChecked(
  tenantId: TenantId,
  { productId, uploadId, sha256 }: FoundRoster,
  settingsSha256: string,
): Promise<CurrentRoster | null> {
  const row = await tenantStatement(tenantId, (db) =>
    db.roster.findFirst({
      where: { tenantId, productId, uploadId, sha256, settingsSha256, isParsed: true },
      select: { id: true, summary: true },
    }),
  );
  const summary = readSummary(row?.summary);
  return row && summary && { id: row.id, summary };
}

async function check(
  tenantId: TenantId,
  { id, sha256 }: FoundRoster,
  settings: RosterSettings,
): Promise<Result<CurrentRoster, RecheckError>> {
  const found = await tenantDb(tenantId, (db) => findRosterTable(db, tenantId, id));
  if (found?.table == null || found.productId === null) {
    return err('roster_gone');
  }
  const { problems, summary } = checkRoster(settings, found.table);
  if (problems.some(({ severity }) => severity === 'error')) {
    return err('roster_outdated');
  }
  const { productId, uploadId } = found;
  const table = normalizeTable(settings, found.table);
  const columns = rosterColumns({ productId, uploadId, sha256, table, settings, summary });
  try {
    return ok({ id: await tenantDb(tenantId, (db) => keepRoster(db, tenantId, columns)), summary });
  } catch (error) {
    // Its file was deleted in the meantime.
    if (isForeignKeyViolation(error)) {
      return err('roster_gone');
    }
    throw error;
  }
}

// Makes the archives that owners of all shops asked for, and removes those whose time is over.
import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeArchive } from '@/lib/archives/archive.commands';
import { ARCHIVE_FOLDER, makeArchive } from '@/lib/archives/make-archive';
import { type RunReport, repeat } from '@/lib/background-work/repeat';
import { platformDb } from '@/lib/db/platform-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { isProcessEnding } from '@/lib/process-end.mjs';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const BATCH = 20;

type Due = { tenantId: TenantId; id: string };

/** One run, one archive after the other: they are large, and nobody waits for one by the second. */
export async function makeDueArchives(): Promise<RunReport> {
  const report = { made: 0, failures: 0 };
  // Across tenants, to find the shops with work. Each archive is made in its shop's scope.
  const due: Due[] = await platformDb().tenantArchive.findMany({
    where: { nextAttemptAt: { lte: new Date() } },
    orderBy: { nextAttemptAt: 'asc' },
    select: { tenantId: true, id: true },
    take: BATCH,
  });
  for (const { tenantId, id } of due) {
    if (isProcessEnding()) {
      break;
    }
    const making = await makeArchive(tenantId, id);
    report.made += Number(making === 'made');
    report.failures += Number(making === 'failed');
  }
  if (report.made + report.failures > 0) {
    logger().info({ event: 'archive.run_done', ...report });
  }
  return report;
}

/** Removes the archives whose time is over, and folders that a crash has left. Returns how many, and how many failed. */
export async function removeOldArchives(now: Date): Promise<{ done: number; failures: number }> {
  const tally = { done: 0, failures: 0 };
  // As above.
  const old: Due[] = await platformDb().tenantArchive.findMany({
    where: { status: 'ready', expiresAt: { lte: now } },
    select: { tenantId: true, id: true },
    take: 1_000,
  });
  for (const { tenantId, id } of old) {
    try {
      await removeArchive(tenantId, id);
      tally.done += 1;
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'sweep.archive_not_removed', tenantId, archiveId: id, error },
        'an archive could not be removed',
      );
    }
  }
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name);
    const facts = name.startsWith(ARCHIVE_FOLDER) ? await stat(path).catch(() => null) : null;
    if (facts && facts.mtimeMs < now.getTime() - DAY) {
      await rm(path, { recursive: true, force: true });
    }
  }
  return tally;
}

/** Makes what is due every few seconds, as long as the process lives. */
export const makeArchivesAlways = (): void =>
  repeat({ name: 'archives', first: 7 * SECOND, pause: 10 * SECOND, run: makeDueArchives });

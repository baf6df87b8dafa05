// Makes an archive that was asked for: claims it, writes it to this machine's disk, and puts it into the private store.
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { type BackOff, later, pauseAfter } from '@/lib/background-work/back-off';
import { type Claim, claimFor } from '@/lib/background-work/claim';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { findTenantById } from '@/lib/tenants/tenants.queries';
import { privateStore } from '@/lib/uploads/store/private-store';
import { ARCHIVE_LIFE, MOST_TRIES } from './archive';
import { writeArchive } from './write-archive';

const MINUTE = 60 * 1_000;
/** Longer than any part takes: each part renews the claim. */
const CLAIM_LIFE = 5 * MINUTE;
/** Longer than the whole file takes to the store, which tells nothing of how far it is. */
const SENDING_LIFE = 15 * MINUTE;
/** Milliseconds between two notes of how far it is. */
const NOTE_EVERY = 1_000;
const BACK_OFF: BackOff = { first: MINUTE, longest: 10 * MINUTE };

/** The folders in which archives are written begin with this. */
export const ARCHIVE_FOLDER = 'makerfront-archive-';

/** Somebody else works on this archive now, because we were too slow. */
class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
}

export type Making = 'made' | 'failed' | 'nothing';

/** Makes one archive; 'nothing' if somebody else does, or it is made. A failure is logged, and tried again later. */
export async function makeArchive(tenantId: TenantId, id: string): Promise<Making> {
  const claim = await claimFor(CLAIM_LIFE, ({ now, until }) =>
    tenantStatement(tenantId, (db) =>
      db.tenantArchive.updateMany({
        where: { tenantId, id, status: 'waiting', nextAttemptAt: { lte: now } },
        data: { nextAttemptAt: until, attempts: { increment: 1 } },
      }),
    ),
  );
  if (claim === null) {
    return 'nothing';
  }
  const hold = holding(tenantId, id, claim);
  try {
    await deleteLeftovers(tenantId, id);
    await refuseAfterCrashes(tenantId, id);
    const folder = await mkdtemp(join(tmpdir(), ARCHIVE_FOLDER));
    try {
      await write(tenantId, { id, path: join(folder, 'archive.zip'), hold });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return 'made';
  } catch (error) {
    if (error instanceof ClaimLost) {
      return 'nothing';
    }
    logger().error(
      { event: 'archive.failed', tenantId, archiveId: id, error },
      'an archive could not be made',
    );
    await noteFailure(tenantId, id, hold.until());
    return 'failed';
  }
}

/** Deletes what a try before has stored, and died before it noted so: no row would know of it. */
async function deleteLeftovers(tenantId: TenantId, id: string): Promise<void> {
  for await (const key of privateStore().list(folderOf(tenantId, id))) {
    await privateStore().delete(key);
  }
}

const folderOf = (tenantId: TenantId, id: string) => `${tenantId}/archives/${id}`;

/** Tries that ended without a word count too: an archive that takes the server down must not do so forever. */
async function refuseAfterCrashes(tenantId: TenantId, id: string): Promise<void> {
  const { attempts } = await tenantDb(tenantId, (db) =>
    db.tenantArchive.findUniqueOrThrow({
      where: { tenantId_id: { tenantId, id } },
      select: { attempts: true },
    }),
  );
  if (attempts > MOST_TRIES) {
    throw new Error('The tries before broke off');
  }
}

async function write(
  tenantId: TenantId,
  { id, path, hold }: { id: string; path: string; hold: Hold },
): Promise<void> {
  const tenant = await findTenantById(tenantId);
  if (tenant === null) {
    throw new ClaimLost();
  }
  const { byteSize, missingFiles } = await writeArchive(tenant, { path, progress: hold.note });
  await hold.renew(SENDING_LIFE);
  // A key of its own for each try: the store overwrites nothing.
  const objectKey = `${folderOf(tenantId, id)}/${randomUUID()}.zip`;
  await privateStore().putFile(objectKey, { path, contentType: 'application/zip' });
  const now = new Date();
  const isMine = await tenantDb(tenantId, async (db) => {
    const { count } = await db.tenantArchive.updateMany({
      where: { tenantId, id, nextAttemptAt: hold.until() },
      data: {
        status: 'ready',
        objectKey,
        byteSize,
        missingFiles,
        nextAttemptAt: null,
        readyAt: now,
        expiresAt: later(now, ARCHIVE_LIFE),
      },
    });
    if (count === 1) {
      const { recipient, storeUrl } = await db.tenantArchive.findUniqueOrThrow({
        where: { tenantId_id: { tenantId, id } },
        select: { recipient: true, storeUrl: true },
      });
      await oweAccountMail(db, tenantId, {
        kind: 'store_notice',
        recipient,
        subject: id,
        parameters: { notice: 'archive_ready', storeUrl, until: later(now, ARCHIVE_LIFE).toISOString() },
        expiresAt: later(now, ARCHIVE_LIFE),
      });
    }
    return count === 1;
  });
  if (!isMine) {
    await privateStore().delete(objectKey);
    throw new ClaimLost();
  }
}

type Hold = ReturnType<typeof holding>;

/** Holds a claim: renews it, with how far the work is now and then. */
function holding(tenantId: TenantId, id: string, claim: Claim) {
  let { until } = claim;
  let notedAt = 0;
  const renew = async (life: number, parts?: { doneParts: number; totalParts: number }): Promise<void> => {
    const renewed = later(new Date(), life);
    const { count } = await tenantStatement(tenantId, (db) =>
      db.tenantArchive.updateMany({
        where: { tenantId, id, status: 'waiting', nextAttemptAt: until },
        data: { nextAttemptAt: renewed, ...parts },
      }),
    );
    if (count === 0) {
      throw new ClaimLost();
    }
    until = renewed;
  };
  return {
    until: () => until,
    renew: (life: number) => renew(life),
    note: async ({ done, total }: { done: number; total: number }): Promise<void> => {
      if (performance.now() - notedAt >= NOTE_EVERY) {
        notedAt = performance.now();
        await renew(CLAIM_LIFE, { doneParts: done, totalParts: total });
      }
    },
  };
}

/** Tries it again later, or gives it up; nothing if somebody else works on it by now. */
const noteFailure = (tenantId: TenantId, id: string, until: Date): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    const where = { tenantId, id, status: 'waiting', nextAttemptAt: until };
    const found = await db.tenantArchive.findFirst({ where, select: { attempts: true } });
    const isLast = (found?.attempts ?? 0) >= MOST_TRIES;
    await db.tenantArchive.updateMany({
      where,
      data: isLast
        ? { status: 'failed', nextAttemptAt: null }
        : { nextAttemptAt: later(new Date(), pauseAfter(BACK_OFF, found?.attempts ?? 0)) },
    });
  });

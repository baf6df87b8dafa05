// The result of checking a file's bytes is stored in its row: checking the same bytes again costs nothing, in any
// upload.
import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import type { UploadError } from './upload-rules';

/** Refusals that are final for these bytes. `logo_too_slow` can be the machine's fault, so it expires. */
const REFUSALS = [
  'logo_not_an_image',
  'logo_too_many_pixels',
  'logo_too_slow',
] as const satisfies UploadError[];

type Refusal = (typeof REFUSALS)[number];

/** How long a drawing that took too long is not tried again, in milliseconds. */
const SLOW_LIFE = 60 * 60 * 1_000;

type RefusedRow = { refusedAs: string | null; refusedAt: Date | null };

/** The stored refusal of these bytes; null if they may be checked. */
export function standingRefusal({ refusedAs, refusedAt }: RefusedRow, now = Date.now()): Refusal | null {
  const refusal = REFUSALS.find((known) => known === refusedAs) ?? null;
  const isOver = refusal === 'logo_too_slow' && refusedAt !== null && now - refusedAt.getTime() > SLOW_LIFE;
  return isOver ? null : refusal;
}

/** Records the refusal of an upload's bytes; ignores all other errors. */
export async function noteRefusal(tenantId: TenantId, uploadId: string, error: UploadError): Promise<void> {
  if (REFUSALS.some((known) => known === error)) {
    await tenantStatement(tenantId, (db) =>
      db.upload.updateMany({
        where: { tenantId, id: uploadId },
        data: { refusedAs: error, refusedAt: new Date() },
      }),
    );
  }
}

/** A checked logo with the same bytes: its row, or why it was refused. */
export async function findVerdict(tenantId: TenantId, sha256: string) {
  const rows = await tenantStatement(tenantId, (db) =>
    db.upload.findMany({
      where: {
        tenantId,
        sha256,
        kind: 'logo',
        OR: [{ completedAt: { not: null } }, { refusedAs: { not: null } }],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: {
        objectKey: true,
        contentType: true,
        width: true,
        height: true,
        hasTransparency: true,
        completedAt: true,
        refusedAs: true,
        refusedAt: true,
      },
      take: 20,
    }),
  );
  const refusal = rows.map((row) => standingRefusal(row)).find((standing) => standing !== null) ?? null;
  return { passed: rows.find(({ completedAt }) => completedAt !== null) ?? null, refusal };
}

// Re-encrypts the secrets of authenticator apps with the newest key of APP_SECRET
// (lib/payments/account/rotate-secrets.ts does the same for PayPal's).
import 'server-only';
import { z } from 'zod';
import { platformDb } from '@/lib/db/platform-db';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import { asTenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { isSealedWithNewest, openSecret, sealSecret } from '@/lib/secrets/secrets';

const BATCH = 100;

type Rotation = { sealedAnew: number; current: number; unreadable: number };

const sealedRow = z.object({ id: z.uuid(), owner: z.uuid(), sealed: z.string() });
type SealedRow = z.output<typeof sealedRow>;

/** The secret under the newest key; null if no listed key decrypts it. */
function sealAnew({ id, owner, sealed }: SealedRow): string | null {
  const context = `${owner} ${id}`;
  try {
    return sealSecret('factor-secret', context, openSecret('factor-secret', context, sealed));
  } catch {
    logger().error({ event: 'factor.unreadable' }, 'no secret that APP_SECRET lists opens it');
    return null;
  }
}

async function rotateRows(
  rows: readonly SealedRow[],
  rotation: Rotation,
  keep: (row: SealedRow, fresh: string) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    const fresh = isSealedWithNewest('factor-secret', row.sealed) ? undefined : sealAnew(row);
    if (fresh === undefined) {
      rotation.current += 1;
    } else if (fresh === null) {
      rotation.unreadable += 1;
    } else {
      await keep(row, fresh);
      rotation.sealedAnew += 1;
    }
  }
}

const rowsOf = (found: unknown): SealedRow[] => z.array(sealedRow).parse(found);

/** One run over all people. Safe to stop at any time, to repeat, and beside a running server. */
export async function rotateFactorSecrets(): Promise<Rotation> {
  const rotation: Rotation = { sealedAnew: 0, current: 0, unreadable: 0 };
  // Across tenants: staff belong to the platform, and customers of every shop are included.
  const db = platformDb();
  let last = '00000000-0000-0000-0000-000000000000';
  let rows: SealedRow[];
  do {
    rows = rowsOf(
      await db.$queryRaw`SELECT id, user_id AS owner, sealed_secret AS sealed FROM user_factors
        WHERE sealed_secret IS NOT NULL AND id > ${last}::uuid ORDER BY id LIMIT ${BATCH}`,
    );
    await rotateRows(
      rows,
      rotation,
      ({ id, sealed }, fresh) =>
        db.$executeRaw`UPDATE user_factors SET sealed_secret = ${fresh} WHERE id = ${id}::uuid AND sealed_secret = ${sealed}`,
    );
    last = rows.at(-1)?.id ?? last;
  } while (rows.length === BATCH);
  const shops = await db.tenant.findMany({ select: { id: true } });
  for (const shop of shops) {
    const tenantId = asTenantId(shop.id);
    await tenantDb(tenantId, (tenant) => rotateCustomers(tenant, rotation));
  }
  return rotation;
}

/** Those of one shop, in its scope: few rows, so one transaction. */
async function rotateCustomers(db: Database, rotation: Rotation): Promise<void> {
  const rows = rowsOf(
    await db.$queryRaw`SELECT id, customer_id AS owner, sealed_secret AS sealed FROM customer_factors
      WHERE sealed_secret IS NOT NULL`,
  );
  await rotateRows(
    rows,
    rotation,
    ({ id, sealed }, fresh) =>
      db.$executeRaw`UPDATE customer_factors SET sealed_secret = ${fresh} WHERE id = ${id}::uuid AND sealed_secret = ${sealed}`,
  );
}

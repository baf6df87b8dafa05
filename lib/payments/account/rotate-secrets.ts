// Encrypts the secrets in the database anew with the newest key, so that the older keys can be removed from
// APP_SECRET.
import 'server-only';
import { platformDb } from '@/lib/db/platform-db';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { isSealedWithNewest, openSecret, sealSecret } from '@/lib/secrets/secrets';

const BATCH = 100;

/** Counts the secrets that were encrypted anew, that were current already, and that no listed key decrypts. */
export type Rotation = { sealedAnew: number; current: number; unreadable: number };

/** Rotates the secrets of all shops. Idempotent, safe to stop at any time, and safe while a server is running. */
export async function rotateSecrets(): Promise<Rotation> {
  const rotation: Rotation = { sealedAnew: 0, current: 0, unreadable: 0 };
  let last: TenantId | null = null;
  let ids: TenantId[];
  do {
    ids = await listShops(last);
    for (const tenantId of ids) {
      const outcome = await rotateSecret(tenantId);
      if (outcome !== null) {
        rotation[outcome] += 1;
      }
    }
    last = ids.at(-1) ?? null;
  } while (ids.length === BATCH);
  return rotation;
}

/** The ids of the shops after `last`. Across tenants, because all shops are meant; only ids leave this function. */
async function listShops(last: TenantId | null): Promise<TenantId[]> {
  const rows = await platformDb().tenant.findMany({
    where: last === null ? {} : { id: { gt: last } },
    orderBy: { id: 'asc' },
    select: { id: true },
    take: BATCH,
  });
  return rows.map(({ id }) => id);
}

const rotateSecret = (tenantId: TenantId): Promise<keyof Rotation | null> =>
  tenantDb(tenantId, async (db) => {
    const row = await db.tenant.findUnique({
      where: { id: tenantId },
      select: { paypalSecretEncrypted: true },
    });
    const sealed = row?.paypalSecretEncrypted;
    if (!sealed) {
      return null;
    }
    if (isSealedWithNewest('paypal-secret', sealed)) {
      return 'current';
    }
    const secret = open(tenantId, sealed);
    if (secret === null) {
      return 'unreadable';
    }
    // Compare-and-set: an owner who saves a secret at this moment wins.
    const { count } = await db.tenant.updateMany({
      where: { id: tenantId, paypalSecretEncrypted: sealed },
      data: { paypalSecretEncrypted: sealSecret('paypal-secret', tenantId, secret) },
    });
    return count === 1 ? 'sealedAnew' : 'current';
  });

function open(tenantId: TenantId, sealed: string): string | null {
  try {
    return openSecret('paypal-secret', tenantId, sealed);
  } catch {
    logger().error(
      { event: 'secrets.unreadable', tenantId },
      'no secret that APP_SECRET lists opens it: the shop must connect PayPal again',
    );
    return null;
  }
}

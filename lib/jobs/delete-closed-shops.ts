// The end of closed shops: their owners are told twice, then everything is deleted in steps that can break off anywhere
// and go on. The rules are in the database (migration `archives`).
import 'server-only';
import { z } from 'zod';
import { oweAccountMail } from '@/lib/auth/mails/account-mails';
import { later } from '@/lib/background-work/back-off';
import { recordChange } from '@/lib/cache/changes';
import { platformDb } from '@/lib/db/platform-db';
import type { Database } from '@/lib/db/tenant-db';
import { giveCertificatesUp } from '@/lib/domains/domains.commands';
import type { TenantId } from '@/lib/ids';
import { logger } from '@/lib/log';
import { CLOSED_LIFE, DELETION_NOTICE } from '@/lib/tenants/state/closed-life';
import type { Tenant } from '@/lib/tenants/tenant';
import { findPlatform } from '@/lib/tenants/tenants.queries';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';

const DAY = 24 * 60 * 60 * 1_000;
/** How long the mails may wait to be sent. */
const MAIL_LIFE = 7 * DAY;
const BATCH = 200;
/** Orders deleted in one transaction. */
const ORDERS_AT_ONCE = 200;
/** Shops of one run; the next run continues. */
const MOST_SHOPS = 500;

type Closed = { id: TenantId; name: string; slug: string; stateSince: Date };
type Owner = { email: string };

const beginning = z.enum(['begun', 'early', 'busy', 'gone']);
const notice = z.enum(['closed', 'deletion_soon']);
const noticeDays = DELETION_NOTICE / DAY;

/** One run over all closed shops: how many were deleted, and how many failed. Safe to run twice at once. */
export async function deleteClosedShops(now: Date): Promise<{ done: number; failures: number }> {
  const tally = { done: 0, failures: 0 };
  // Before any transaction: it takes a connection of its own.
  const platform = await findPlatform();
  if (platform === null) {
    return tally;
  }
  // Across shops: these belong to nobody's scope any more. The functions check each again.
  const closed: Closed[] = await platformDb().tenant.findMany({
    where: { kind: 'shop', state: 'closed' },
    orderBy: [{ stateSince: 'asc' }, { id: 'asc' }],
    select: { id: true, name: true, slug: true, stateSince: true },
    take: MOST_SHOPS,
  });
  for (const shop of closed) {
    try {
      await tellOwners(platform, shop, now);
      tally.done += Number(await deleteShop(platform, shop, now));
    } catch (error) {
      tally.failures += 1;
      logger().error(
        { event: 'sweep.shop_not_deleted', tenantId: shop.id, error },
        'a closed shop could not be deleted; the next sweep goes on',
      );
    }
  }
  return tally;
}

async function tellOwners(platform: Tenant, shop: Closed, now: Date): Promise<void> {
  await platformDb().$transaction(async (db) => {
    const owners = await db.$queryRaw<{ notice: unknown; email: string }[]>`
      SELECT notice, email FROM shop_closing_notice(${shop.id}::uuid, ${now}, make_interval(days => ${noticeDays}))`;
    for (const { email, notice: told } of owners) {
      await oweNotice(db, platform, { shop, email, now, told: notice.parse(told) });
    }
  });
}

/** Whether the shop was deleted now. */
async function deleteShop(platform: Tenant, shop: Closed, now: Date): Promise<boolean> {
  if (now.getTime() - shop.stateSince.getTime() < CLOSED_LIFE) {
    return false;
  }
  const [row] = await platformDb().$queryRaw<{ answer: unknown }[]>`
    SELECT shop_begin_deletion(${shop.id}::uuid, ${now}, make_interval(days => ${noticeDays})) AS answer`;
  const answer = beginning.parse(row?.answer);
  if (answer === 'busy') {
    logger().warn(
      { event: 'sweep.shop_has_open_money', tenantId: shop.id },
      'a closed shop waits to be deleted until its payments, refunds and archives are done',
    );
  }
  if (answer !== 'begun') {
    return false;
  }
  // Files before rows: afterwards nothing would know of them.
  await deleteFiles(shop.id);
  await deleteOrders(shop.id);
  const domains = await listVerifiedDomains(shop.id);
  const owners = await platformDb().$transaction(async (db) => {
    const found = await db.$queryRaw<Owner[]>`
      SELECT email FROM shop_finish_deletion(${shop.id}::uuid, ${now})`;
    for (const { email } of found) {
      await oweNotice(db, platform, { shop, email, now, told: 'deleted' });
    }
    await recordChange(db, shop.id, { kind: 'tenant' });
    await recordChange(db, shop.id, { kind: 'hosts' });
    return found;
  });
  for (const domain of domains) {
    await giveCertificatesUp(domain);
  }
  logger().info({ event: 'shop.deleted', tenantId: shop.id, owners: owners.length });
  return true;
}

/** The names that the shop has, whose certificates nobody needs afterwards. */
const listVerifiedDomains = (tenantId: TenantId) =>
  platformDb().tenantDomain.findMany({
    where: { tenantId, verifiedAt: { not: null } },
    select: { host: true, partner: true },
  });

/** Deletes all objects in the shop's folders of both stores, also those that no row names. */
async function deleteFiles(tenantId: TenantId): Promise<void> {
  for (const store of [privateStore(), publicStore()]) {
    let deleted = { files: 0, bytes: 0 };
    for await (const key of store.list(tenantId)) {
      const size = (await store.head(key))?.byteSize ?? 0;
      await store.delete(key);
      deleted = { files: deleted.files + 1, bytes: deleted.bytes + size };
      if (deleted.files === BATCH) {
        await countFiles(tenantId, deleted);
        deleted = { files: 0, bytes: 0 };
      }
    }
    await countFiles(tenantId, deleted);
  }
}

const countFiles = async (tenantId: TenantId, { files, bytes }: { files: number; bytes: number }) => {
  await platformDb().$queryRaw`
    SELECT shop_count_deleted_files(${tenantId}::uuid, ${files}, ${bytes}::bigint)::text`;
};

async function deleteOrders(tenantId: TenantId): Promise<void> {
  let deleted: number;
  do {
    const [row] = await platformDb().$queryRaw<{ deleted: number }[]>`
      SELECT shop_delete_orders(${tenantId}::uuid, ${ORDERS_AT_ONCE}) AS deleted`;
    deleted = row?.deleted ?? 0;
  } while (deleted === ORDERS_AT_ONCE);
}

type Told = { shop: Closed; email: string; now: Date; told: 'closed' | 'deletion_soon' | 'deleted' };

/** In the platform's outbox: the shop's own is deleted with the shop. */
async function oweNotice(
  db: Database,
  platform: Tenant,
  { shop: { id, name, slug, stateSince }, email, now, told }: Told,
): Promise<void> {
  await oweAccountMail(db, platform.id, {
    kind: 'store_notice',
    recipient: email,
    // The same shop can be closed twice.
    subject: `${id} ${told} ${stateSince.toISOString()}`,
    parameters: {
      notice: told,
      storeName: name,
      slug,
      deletedOn: later(stateSince, CLOSED_LIFE).toISOString(),
    },
    expiresAt: later(now, MAIL_LIFE),
  });
}

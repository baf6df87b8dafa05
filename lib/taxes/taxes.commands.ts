// How an owner changes the shop's taxes. Quotes and orders read them live; product pages say whether prices include them.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { isUniqueViolation } from '@/lib/db/errors';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { RateFields } from './read-rate';
import type { TaxAnswer } from './shop-taxes';
import { MOST_RATES } from './tax-limits';

/** Locks the shop's row: the number of rates is decided one change at a time. */
const lockShop = (db: Database, tenantId: TenantId) =>
  db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;

type Answer = { answer: TaxAnswer; homeCountry: string; homeState: string };

/** Keeps the owner's answer. `changed`: somebody else has answered since it was opened; nothing is saved. */
export const answerTaxes = (
  tenantId: TenantId,
  { version, ...answer }: Answer & { version: number },
): Promise<Result<null, 'changed'>> =>
  tenantDb(tenantId, async (db) => {
    await lockShop(db, tenantId);
    const kept = await db.taxSettings.findUnique({ where: { tenantId }, select: { version: true } });
    if ((kept?.version ?? 0) !== version) {
      return err('changed');
    }
    if (kept === null) {
      await db.taxSettings.create({ data: { tenantId, ...answer } });
    } else {
      await db.taxSettings.update({ where: { tenantId }, data: { ...answer, version: { increment: 1 } } });
    }
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });

export type RateError = 'too_many' | 'changed' | 'gone' | 'exists';

/** Adds a rate, or changes the one that was opened. `exists`: the place has a tax of this name already. */
export async function saveTaxRate(
  tenantId: TenantId,
  opened: { id: string; version: number } | null,
  fields: RateFields,
): Promise<Result<null, RateError>> {
  try {
    return await tenantDb(tenantId, (db) =>
      opened === null ? addRate(db, tenantId, fields) : changeRate(db, tenantId, opened, fields),
    );
  } catch (error) {
    if (isUniqueViolation(error)) {
      return err('exists');
    }
    throw error;
  }
}

async function addRate(
  db: Database,
  tenantId: TenantId,
  fields: RateFields,
): Promise<Result<null, RateError>> {
  await lockShop(db, tenantId);
  if ((await db.taxRate.count({ where: { tenantId } })) >= MOST_RATES) {
    return err('too_many');
  }
  await db.taxRate.create({ data: { tenantId, ...fields }, select: { id: true } });
  await recordChange(db, tenantId, { kind: 'tenant' });
  return ok(null);
}

async function changeRate(
  db: Database,
  tenantId: TenantId,
  { id, version }: { id: string; version: number },
  fields: RateFields,
): Promise<Result<null, RateError>> {
  const { count } = await db.taxRate.updateMany({
    where: { tenantId, id, version },
    data: { ...fields, version: { increment: 1 } },
  });
  if (count === 1) {
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  }
  return err((await db.taxRate.count({ where: { tenantId, id } })) === 1 ? 'changed' : 'gone');
}

/** Removes a rate. Orders keep theirs as it was. */
export const removeTaxRate = (tenantId: TenantId, id: string): Promise<Result<null, 'gone'>> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.taxRate.deleteMany({ where: { tenantId, id } });
    await recordChange(db, tenantId, { kind: 'tenant' });
    return count === 1 ? ok(null) : err('gone');
  });

/** Makes these products of the shop the exempt ones, and no others. Unknown ids are left out. */
export const setExemptProducts = (tenantId: TenantId, productIds: readonly string[]): Promise<void> =>
  tenantDb(tenantId, async (db) => {
    await lockShop(db, tenantId);
    const known = await db.product.findMany({
      where: { tenantId, id: { in: [...productIds] } },
      select: { id: true },
    });
    const ids = known.map(({ id }) => id);
    await db.taxExemptProduct.deleteMany({ where: { tenantId, productId: { notIn: ids } } });
    await db.taxExemptProduct.createMany({
      data: ids.map((productId) => ({ tenantId, productId })),
      skipDuplicates: true,
    });
    await recordChange(db, tenantId, { kind: 'tenant' });
  });

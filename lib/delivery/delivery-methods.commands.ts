// How a shop's people change its ways to deliver. Quotes and orders read them live; what product pages tell search engines
// of them is cached.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { type Database, tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { MOST_METHODS } from './delivery-limits';
import type { DeliveryFields } from './read-delivery';

/** Locks the shop's row: positions, and the number of methods, are decided one change at a time. */
const lockShop = (db: Database, tenantId: TenantId) =>
  db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;

/** The columns of a way to deliver, without its place in the list. */
export const deliveryColumns = ({ price, places, ...fields }: DeliveryFields) => ({
  ...fields,
  kind: price.kind,
  firstCents: price.kind === 'pieces' ? price.firstCents : 0,
  furtherCents: price.kind === 'pieces' ? price.furtherCents : 0,
  bands: price.kind === 'weight' ? price.bands.map((band) => ({ ...band })) : [],
  places: places.map(({ country, states }) => ({ country, states: states && [...states] })),
});

/** Adds a way to deliver after the others. `too_many`: a shop has at most 20. */
export const addDeliveryMethod = (
  tenantId: TenantId,
  fields: DeliveryFields,
): Promise<Result<{ id: string }, 'too_many'>> =>
  tenantDb(tenantId, async (db) => {
    await lockShop(db, tenantId);
    const rows = await db.deliveryMethod.findMany({ where: { tenantId }, select: { position: true } });
    if (rows.length >= MOST_METHODS) {
      return err('too_many');
    }
    const position = Math.max(-1, ...rows.map((row) => row.position)) + 1;
    const data = { ...deliveryColumns(fields), tenantId, position };
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(await db.deliveryMethod.create({ data, select: { id: true } }));
  });

/**
 * Changes a way to deliver that was opened at `version`. `changed`: somebody else has saved it since, so nothing is
 * saved.
 */
export const changeDeliveryMethod = (
  tenantId: TenantId,
  { id, version }: { id: string; version: number },
  fields: DeliveryFields,
): Promise<Result<{ id: string }, 'gone' | 'changed'>> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.deliveryMethod.updateMany({
      where: { tenantId, id, version },
      data: { ...deliveryColumns(fields), version: { increment: 1 } },
    });
    if (count === 1) {
      await recordChange(db, tenantId, { kind: 'tenant' });
      return ok({ id });
    }
    return err((await db.deliveryMethod.count({ where: { tenantId, id } })) === 1 ? 'changed' : 'gone');
  });

/** Removes a way to deliver. Orders keep theirs as it was. */
export const removeDeliveryMethod = (tenantId: TenantId, id: string): Promise<Result<null, 'gone'>> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.deliveryMethod.deleteMany({ where: { tenantId, id } });
    if (count === 0) {
      return err('gone');
    }
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });

/** Moves a way to deliver one place up or down; at the end of the list it stays. */
export const moveDeliveryMethod = (
  tenantId: TenantId,
  { id, direction }: { id: string; direction: 'up' | 'down' },
): Promise<Result<null, 'gone'>> =>
  tenantDb(tenantId, async (db) => {
    await lockShop(db, tenantId);
    const rows = await db.deliveryMethod.findMany({
      where: { tenantId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true },
    });
    const from = rows.findIndex((row) => row.id === id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const [moved, other] = [rows[from], rows[to]];
    if (moved === undefined) {
      return err('gone');
    }
    if (other !== undefined) {
      rows[from] = other;
      rows[to] = moved;
      for (const [position, row] of rows.entries()) {
        await db.deliveryMethod.update({
          where: { tenantId_id: { tenantId, id: row.id } },
          data: { position },
          select: { id: true },
        });
      }
    }
    return ok(null);
  });

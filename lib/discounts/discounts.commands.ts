// How an owner changes the shop's codes. No cached page shows them: quotes and orders read them live.
import 'server-only';
import { isForeignKeyViolation, isUniqueViolation } from '@/lib/db/errors';
import { tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { MOST_CODES } from './discount-limits';
import type { CodeFields } from './read-code';

export type SaveCodeError = 'too_many' | 'changed' | 'gone' | 'exists';

const toColumns = ({ value, ...fields }: CodeFields) => ({
  ...fields,
  kind: value.kind,
  basisPoints: value.kind === 'percentage' ? value.basisPoints : null,
  amountCents: value.kind === 'amount' ? value.amountCents : null,
  productIds: [...fields.productIds],
  categoryIds: [...fields.categoryIds],
});

/** Adds a code, or changes the one that was opened. `exists`: the shop has a code of these letters already. */
export async function saveDiscountCode(
  tenantId: TenantId,
  opened: { id: string; version: number } | null,
  fields: CodeFields,
): Promise<Result<null, SaveCodeError>> {
  try {
    return opened === null
      ? await addCode(tenantId, fields)
      : await changeCode(tenantId, opened, toColumns(fields));
  } catch (error) {
    if (isUniqueViolation(error)) {
      return err('exists');
    }
    throw error;
  }
}

const addCode = (tenantId: TenantId, fields: CodeFields): Promise<Result<null, SaveCodeError>> =>
  tenantDb(tenantId, async (db) => {
    // Locks the shop's row, so that the number of codes is decided one at a time.
    await db.$queryRaw`SELECT 1 FROM "tenants" WHERE "id" = ${tenantId}::uuid FOR UPDATE`;
    if ((await db.discountCode.count({ where: { tenantId } })) >= MOST_CODES) {
      return err('too_many');
    }
    await db.discountCode.create({ data: { tenantId, ...toColumns(fields) }, select: { id: true } });
    return ok(null);
  });

const changeCode = (
  tenantId: TenantId,
  { id, version }: { id: string; version: number },
  data: Partial<ReturnType<typeof toColumns>> & { isActive?: boolean },
): Promise<Result<null, 'changed' | 'gone'>> =>
  tenantDb(tenantId, async (db) => {
    const { count } = await db.discountCode.updateMany({
      where: { tenantId, id, version },
      data: { ...data, version: { increment: 1 } },
    });
    if (count === 1) {
      return ok(null);
    }
    return err((await db.discountCode.count({ where: { tenantId, id } })) === 1 ? 'changed' : 'gone');
  });

/** Switches a code on or off. Orders that used it keep their discount. */
export const switchDiscountCode = (
  tenantId: TenantId,
  { isActive, ...opened }: { id: string; version: number; isActive: boolean },
): Promise<Result<null, 'changed' | 'gone'>> => changeCode(tenantId, opened, { isActive });

/**
 * Removes a code that no order has used; `used`: an order has, so it can only be switched off. The reference from its uses
 * decides, because an order may use it at this moment.
 */
export async function removeDiscountCode(
  tenantId: TenantId,
  id: string,
): Promise<Result<null, 'gone' | 'used'>> {
  try {
    const { count } = await tenantStatement(tenantId, (db) =>
      db.discountCode.deleteMany({ where: { tenantId, id } }),
    );
    return count === 1 ? ok(null) : err('gone');
  } catch (error) {
    if (isForeignKeyViolation(error)) {
      return err('used');
    }
    throw error;
  }
}

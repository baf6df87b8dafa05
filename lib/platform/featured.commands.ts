// What operators decide about the landing page. The rules are in the database.
import 'server-only';
import { recordChange } from '@/lib/cache/changes';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { Operator } from './operator';

/** Shows a shop on the landing page while it is open, or takes it from there. */
export const setFeatured = (
  operator: Operator,
  tenantId: TenantId,
  isFeatured: boolean,
): Promise<Result<null, 'gone'>> =>
  operatorDb(operator, async (db) => {
    const [row] = await db.$queryRaw<{ isShop: boolean }[]>`
      SELECT operator_feature_shop(${tenantId}::uuid, ${isFeatured}) AS "isShop"`;
    if (row?.isShop !== true) {
      return err('gone');
    }
    await recordChange(db, tenantId, { kind: 'tenant' });
    return ok(null);
  });

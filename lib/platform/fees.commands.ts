import 'server-only';
import { operatorDb } from '@/lib/db/operator-db';
import type { TenantId } from '@/lib/ids';
import type { Operator } from './operator';

/** Sets what a shop pays from this moment on; a moment in the past means now. Checked in the database. */
export const setFee = (
  operator: Operator,
  tenantId: TenantId,
  { basisPoints, fixedCents, from }: { basisPoints: number; fixedCents: number; from: Date },
): Promise<void> =>
  operatorDb(operator, async (db) => {
    await db.$queryRaw`
      SELECT operator_set_fee(${tenantId}::uuid, ${basisPoints}::numeric / 100, ${fixedCents}, ${from}::timestamptz)::text`;
  });

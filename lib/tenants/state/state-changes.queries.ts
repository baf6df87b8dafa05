import 'server-only';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { readShopState, type ShopState } from './shop-state';

const MOST_SHOWN = 50;

export type StateChange = {
  id: string;
  to: ShopState;
  actorName: string;
  isOperator: boolean;
  reason: string;
  createdAt: Date;
};

/** The moves of a shop, the newest first. At most 50. */
export async function listStateChanges(tenantId: TenantId): Promise<StateChange[]> {
  const rows = await tenantStatement(tenantId, (db) =>
    db.tenantStateChange.findMany({
      where: { tenantId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_SHOWN,
    }),
  );
  return rows.map(({ id, toState, actorName, actorKind, reason, createdAt }) => ({
    id,
    to: readShopState(toState),
    actorName,
    isOperator: actorKind === 'operator',
    reason,
    createdAt,
  }));
}

// Moves of a shop between its states. The rules are in the database (`shop_move`).
import 'server-only';
import { z } from 'zod';
import { recordChange } from '@/lib/cache/changes';
import { isRawCheckViolation } from '@/lib/db/errors';
import { operatorDb } from '@/lib/db/operator-db';
import { platformDb } from '@/lib/db/platform-db';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import type { ShopState } from './shop-state';

export type MoveError = 'denied' | 'moved_on' | 'not_from_here';

const answer = z.enum(['moved', 'denied', 'moved_on', 'not_from_here']);

type Move = {
  /** The state that the page showed. */
  seen: ShopState;
  to: ShopState;
  /** For the history; shoppers do not read it. */
  reason: string;
  /** For shoppers, while the shop is paused or suspended. */
  message: string;
};

async function move(
  db: Database,
  tenantId: TenantId,
  { seen, to, reason, message, backOn, actorId }: Move & { backOn: string | null; actorId: string | null },
): Promise<Result<null, MoveError>> {
  const [row] = await db.$queryRaw<{ answer: unknown }[]>`
    SELECT shop_move(${tenantId}::uuid, ${actorId}::uuid, ${seen}, ${to}, ${reason}, ${message}, ${backOn}::date,
      ${actorId === null}) AS answer`;
  const answered = answer.parse(row?.answer);
  if (answered !== 'moved') {
    return err(answered);
  }
  await recordChange(db, tenantId, { kind: 'tenant' });
  return ok(null);
}

/** The deletion of the shop has begun: a trigger refuses every move. */
async function unlessInDeletion(moving: Promise<Result<null, MoveError>>): Promise<Result<null, MoveError>> {
  try {
    return await moving;
  } catch (error) {
    if (isRawCheckViolation(error)) {
      return err('not_from_here');
    }
    throw error;
  }
}

/**
 * Moves a shop on behalf of one of its owners. `backOn` is the day (ISO) on which a paused shop means to sell again.
 */
export const moveShop = (
  tenantId: TenantId,
  actorId: string,
  wanted: Move & { backOn: string | null },
): Promise<Result<null, MoveError>> =>
  // Not in the shop's scope, which may not change its own state; the function checks who moves.
  unlessInDeletion(platformDb().$transaction((db) => move(db, tenantId, { ...wanted, actorId })));

/** Moves a shop on behalf of an operator, who is the person of this session. */
export const moveShopAsOperator = (
  operator: { sessionId: string },
  tenantId: TenantId,
  wanted: Move,
): Promise<Result<null, MoveError>> =>
  unlessInDeletion(
    operatorDb(operator, (db) => move(db, tenantId, { ...wanted, backOn: null, actorId: null })),
  );

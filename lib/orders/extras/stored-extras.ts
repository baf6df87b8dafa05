import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId, TenantId } from '@/lib/ids';
import { type DaySpan, earliestArrival } from './arrival';
import type { ExtrasInput } from './extras-input';
import type { OrderExtras } from './order-extras';

/** The columns of an order's extras, for the selects and includes of orders. */
export const EXTRAS = {
  select: {
    note: true,
    isGift: true,
    giftMessage: true,
    needBy: true,
    arrivesFrom: true,
    arrivesBy: true,
    textsRemovedAt: true,
  },
} as const satisfies Prisma.OrderExtrasDefaultArgs;

type ExtrasRow = Prisma.OrderExtrasGetPayload<typeof EXTRAS>;

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The extras of a row; null for an order without any. */
export const readExtras = (row: ExtrasRow | null): OrderExtras | null =>
  row && {
    note: row.note,
    isGift: row.isGift,
    giftMessage: row.giftMessage,
    needBy: row.needBy && dayOf(row.needBy),
    arrival:
      row.arrivesFrom === null || row.arrivesBy === null
        ? null
        : { from: dayOf(row.arrivesFrom), by: dayOf(row.arrivesBy) },
    areTextsRemoved: row.textsRemovedAt !== null,
  };

type NewExtras = { orderId: OrderId; extras: ExtrasInput | undefined; steps: readonly (DaySpan | null)[] };

/**
 * The row of what was added to an order that is being placed, with the days on which it arrives by the shop's times. Null if
 * nothing was added.
 */
export function extrasRow(
  tenantId: TenantId,
  { orderId, extras = {}, steps }: NewExtras,
  now = new Date(),
): Prisma.OrderExtrasCreateManyInput | null {
  const { note = '', is_gift: isGift = false, need_by: needBy } = extras;
  if (note === '' && !isGift && needBy === undefined) {
    return null;
  }
  const giftMessage = ('gift_message' in extras && extras.gift_message) || '';
  const arrival = earliestArrival(dayOf(now), steps);
  return {
    ...{ tenantId, orderId, note, isGift, giftMessage },
    needBy: needBy === undefined ? null : new Date(needBy),
    arrivesFrom: arrival && new Date(arrival.from),
    arrivesBy: arrival && new Date(arrival.by),
  };
}

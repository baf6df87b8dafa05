import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { literally } from '@/lib/db/literally';
import type { TenantId } from '@/lib/ids';
import { searchWords } from '@/lib/orders/placing/search-text';
import { addDays, startOfDay } from '@/lib/time/days';
import type { OrderPlace } from './order-cursor';
import { hidesExpired, type OrderFilter, orderNumberIn } from './order-filter';
import { NEW_ORDERS } from './order-news';

/** The condition for one shop's orders that match a filter. Days are days in `timeZone`. */
export function orderWhere(
  tenantId: TenantId,
  filter: OrderFilter,
  timeZone: string,
): Prisma.OrderWhereInput {
  const { search, status, paymentStatus, from, to } = filter;
  return {
    tenantId,
    ...(status && { status }),
    ...(paymentStatus && { paymentStatus }),
    ...(hidesExpired(filter) && { expiredAt: null }),
    ...(filter.isNewOnly && NEW_ORDERS),
    AND: [
      ...(filter.tests === null ? [] : [{ isTest: filter.tests === 'only' }]),
      ...(from ? [{ createdAt: { gte: startOfDay(from, timeZone) } }] : []),
      ...(to ? [{ createdAt: { lt: startOfDay(addDays(to, 1), timeZone) } }] : []),
      ...(search ? [{ OR: searchAlternatives(search) }] : []),
    ],
  };
}

function searchAlternatives(search: string): Prisma.OrderWhereInput[] {
  const contains = { contains: literally(search), mode: 'insensitive' } as const;
  const orderNumber = orderNumberIn(search);
  return [
    ...(orderNumber === null ? [] : [{ orderNumber }]),
    { customerName: contains },
    { customerEmail: contains },
    { searchText: { contains: literally(searchWords(search)) } },
  ];
}

/**
 * The condition for the orders on one side of an order in the list. The bound on `createdAt` alone is redundant, but
 * lets Postgres start in the middle of the index.
 */
export const besideOrder = (
  { createdAt, id }: OrderPlace,
  direction: 'older' | 'newer',
): Prisma.OrderWhereInput =>
  direction === 'older'
    ? { createdAt: { lte: createdAt }, OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }] }
    : { createdAt: { gte: createdAt }, OR: [{ createdAt: { gt: createdAt } }, { id: { gt: id } }] };

/** The sort of every list of orders. */
export const NEWEST_FIRST = [
  { createdAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.OrderOrderByWithRelationInput[];

export const OLDEST_FIRST = [
  { createdAt: 'asc' },
  { id: 'asc' },
] satisfies Prisma.OrderOrderByWithRelationInput[];

import 'server-only';
import { v7 } from 'uuid';
import { asOrderId, type OrderId } from '@/lib/ids';

/**
 * The id of a row that SQL of our own inserts. Like those that Prisma gives (`@default(uuid(7))`), each is greater than the ones
 * this process gave before, so rows of the same millisecond keep their order.
 */
export const newRowId = (): string => v7();

export const newOrderId = (): OrderId => asOrderId(newRowId());

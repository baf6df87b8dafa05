// Test orders are in no sum (docs/decisions/0187). Each sum of money, pieces or orders uses one of these conditions.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';

/**
 * Of a payment or refund: it belongs to no test order. `row` is the alias of a row with `tenant_id` and `order_id`. Reads
 * an index that contains only test orders.
 */
export const isOfRealOrder = (row: 'p' | 'r'): Prisma.Sql => {
  const alias = Prisma.raw(row);
  return Prisma.sql`NOT EXISTS (
    SELECT FROM orders tests WHERE tests.tenant_id = ${alias}.tenant_id AND tests.id = ${alias}.order_id AND tests.is_test)`;
};

// SQL fragments that define the work, shared by all queries. Table aliases: `o` orders, `i` order_items.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { FUNDED_STATUSES, OPEN_STATUSES } from './in-production';

/** Orders of the shop that are paid and not finished. Nobody makes what is in a test order. */
export const isInProduction = (tenantId: TenantId): Prisma.Sql => Prisma.sql`
  o.tenant_id = ${tenantId}::uuid AND NOT o.is_test AND o.status IN (${Prisma.join([...OPEN_STATUSES])})
  AND o.payment_status IN (${Prisma.join([...FUNDED_STATUSES])})`;

/** Whether a line has roster rows. A line without them is a single row, whatever its quantity. */
export const HAS_ROWS = Prisma.sql`
  (CASE WHEN jsonb_typeof(i.roster_data) = 'array' THEN jsonb_array_length(i.roster_data) > 0 ELSE false END)`;

/** The number of rows of a line to tick off. */
export const ROW_COUNT = Prisma.sql`(CASE WHEN ${HAS_ROWS} THEN jsonb_array_length(i.roster_data) ELSE 1 END)`;

/** The key of a line's product in the filter: its id, or its SKU after the product was deleted. */
export const PRODUCT_KEY = Prisma.sql`coalesce(i.product_id::text, i.product_sku)`;

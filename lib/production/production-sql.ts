// Pieces of SQL that say what the work is, once for every query. Table aliases: `o` orders, `i` order_items.
import 'server-only';
import { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { FUNDED_STATUSES, OPEN_STATUSES } from './in-production';

/** Orders of the shop that are paid for and not finished. */
export const isInProduction = (tenantId: TenantId): Prisma.Sql => Prisma.sql`
  o.tenant_id = ${tenantId}::uuid AND o.status IN (${Prisma.join([...OPEN_STATUSES])})
  AND o.payment_status IN (${Prisma.join([...FUNDED_STATUSES])})`;

/** Whether an item has rows of people. One without is a single row, whatever its quantity. */
export const HAS_ROWS = Prisma.sql`
  (CASE WHEN jsonb_typeof(i.roster_data) = 'array' THEN jsonb_array_length(i.roster_data) > 0 ELSE false END)`;

/** How many rows of an item there are to tick off. */
export const ROW_COUNT = Prisma.sql`(CASE WHEN ${HAS_ROWS} THEN jsonb_array_length(i.roster_data) ELSE 1 END)`;

/** What an item's product is called in the filter: its id, or its SKU once it is no longer there. */
export const PRODUCT_KEY = Prisma.sql`coalesce(i.product_id::text, i.product_sku)`;

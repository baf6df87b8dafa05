import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';

/**
 * Which orders `o` are a customer's: placed with the account, or as a guest with its proven address. The address is
 * compared as a whole, never as a pattern.
 */
export const isOwnOrder = (tenantId: TenantId, { id, email, emailVerifiedAt }: CustomerFacts): Prisma.Sql =>
  Prisma.sql`o.tenant_id = ${tenantId}::uuid AND (o.customer_id = ${id}::uuid OR (
    o.customer_id IS NULL AND lower(o.customer_email) = ${emailVerifiedAt === null ? null : email}::text))`;

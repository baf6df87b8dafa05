// Shoppers with an account, for tests.
import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { TenantId } from '@/lib/ids';
import { type OrderOwner, ownerOf } from '@/lib/orders/own/order-owner';

/** A shopper whose address is proven, unless `changes` says otherwise. */
export const createCustomer = (
  tenantId: TenantId,
  changes: Partial<Prisma.CustomerUncheckedCreateInput> = {},
) =>
  database().customer.create({
    data: {
      tenantId,
      email: `${randomUUID()}@example.test`,
      emailVerifiedAt: new Date(),
      name: 'Ada',
      ...changes,
    },
  });

/** The same as the owner of orders. */
export const createOwner = async (
  ...[tenantId, changes]: Parameters<typeof createCustomer>
): Promise<OrderOwner> => ownerOf(await createCustomer(tenantId, changes));

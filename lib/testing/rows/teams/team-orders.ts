// Paid orders to make, as rows, with the lines that a test is about.

import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId, TenantId } from '@/lib/ids';
import { toStored } from '@/lib/rosters/keeping/stored-roster';
import type { RosterTable } from '@/lib/rosters/roster-table';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { createOrderRow } from '@/lib/testing/rows/order-rows';

type TeamLine = Partial<Prisma.OrderItemUncheckedCreateInput> & {
  /** Name, number, size and quantity of each person. */
  people?: [name: string, number: string, size: string, quantity?: string][];
};

const settings = {
  ...DEFAULT_ROSTER_SETTINGS,
  columns: [
    ...DEFAULT_ROSTER_SETTINGS.columns,
    { id: 'quantity', kind: 'quantity' as const, label: 'Quantity', isRequired: false },
  ],
};

const columns = settings.columns.map(({ id, label }) => ({ header: label, meaning: id }));

/** `roster_data` and `roster_columns` for these people. */
function storedPeople(people: NonNullable<TeamLine['people']>) {
  const table: RosterTable = {
    columns,
    rows: people.map(([name, number, size, quantity = '']) => [name, number, size, quantity]),
  };
  const stored = toStored(settings, table);
  return { rosterData: stored.rows, rosterColumns: stored.columns };
}

/** A paid order in production with these lines; returns its id and theirs. */
export async function createTeamOrder(
  tenantId: TenantId,
  lines: readonly TeamLine[],
  changes: Partial<Prisma.OrderUncheckedCreateInput> = {},
): Promise<{ orderId: OrderId; itemIds: string[] }> {
  const orderId = await createOrderRow(tenantId, {
    status: 'processing',
    paymentStatus: 'paid',
    ...changes,
  });
  const rows = lines.map(({ people, ...line }, position) => ({
    tenantId,
    id: randomUUID(),
    orderId,
    position,
    productName: 'Match Jersey',
    productSku: 'JER-1',
    productPriceCents: 4_900,
    quantity: people?.length ?? 1,
    subtotalCents: 4_900,
    ...(people && storedPeople(people)),
    ...line,
  }));
  await database().orderItem.deleteMany({ where: { tenantId, orderId } });
  await database().orderItem.createMany({ data: rows });
  return { orderId, itemIds: rows.map(({ id }) => id) };
}

import 'server-only';
import { z } from 'zod';
import type { DeliveryMethod as MethodRow, Prisma } from '@/lib/db/generated/client';
import { type Database, tenantDb, tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { openingHoursLines } from '@/lib/tenants/front/opening-hours-lines';
import { getShopFrontSettings } from '@/lib/tenants/front/shop-front.queries';
import type { DeliveryMethod, DeliveryPrice } from './delivery-method';

/** `version` increments with each change. */
export type KeptDeliveryMethod = DeliveryMethod & { version: number };

const bands = z.array(z.object({ upToGrams: z.int(), priceCents: z.int().transform(cents) }));
const places = z.array(z.object({ country: z.string(), states: z.array(z.string()).nullable() }));
const kind = z.enum(['pieces', 'weight', 'pickup']);

function priceOf(row: MethodRow): DeliveryPrice {
  switch (kind.parse(row.kind)) {
    case 'pieces':
      return { kind: 'pieces', firstCents: cents(row.firstCents), furtherCents: cents(row.furtherCents) };
    case 'weight':
      return { kind: 'weight', bands: bands.parse(row.bands) };
    case 'pickup':
      return { kind: 'pickup' };
  }
}

const toMethod = (row: MethodRow): KeptDeliveryMethod => ({
  id: row.id,
  version: row.version,
  name: row.name,
  price: priceOf(row),
  freeFromCents: row.freeFromCents === null ? null : cents(row.freeFromCents),
  minDays: row.minDays,
  maxDays: row.maxDays,
  pickupAddress: row.pickupAddress,
  pickupTimes: row.pickupTimes,
  places: places.parse(row.places),
});

const IN_ORDER = [
  { position: 'asc' },
  { id: 'asc' },
] satisfies Prisma.DeliveryMethodOrderByWithRelationInput[];

/** The shop's ways to deliver, in its order; none for a shop that charges no postage. */
export const findDeliveryMethods = async (db: Database, tenantId: TenantId): Promise<KeptDeliveryMethod[]> =>
  (await db.deliveryMethod.findMany({ where: { tenantId }, orderBy: IN_ORDER })).map(toMethod);

/** What of a shop `readOfferableMethods` needs. */
export const OFFERED_DELIVERY = { deliveryMethods: { orderBy: IN_ORDER } } satisfies Prisma.TenantSelect;

/**
 * The ways to deliver as buyers see them: a pickup for which the owner wrote no times has the shop's opening hours.
 */
export async function readOfferableMethods(
  tenantId: TenantId,
  { deliveryMethods }: { deliveryMethods: readonly MethodRow[] },
): Promise<DeliveryMethod[]> {
  const methods = deliveryMethods.map(toMethod);
  const lacksTimes = ({ price, pickupTimes }: DeliveryMethod) =>
    price.kind === 'pickup' && pickupTimes === '';
  if (!methods.some(lacksTimes)) {
    return methods;
  }
  const { hours } = await getShopFrontSettings(tenantId);
  const times = openingHoursLines(hours).join('\n');
  return methods.map((method) => (lacksTimes(method) ? { ...method, pickupTimes: times } : method));
}

/** The ways to deliver as buyers see them, from the database. */
export const listOfferableMethods = async (tenantId: TenantId): Promise<DeliveryMethod[]> =>
  readOfferableMethods(
    tenantId,
    await tenantStatement(tenantId, (db) =>
      db.tenant.findFirstOrThrow({ where: { id: tenantId }, select: OFFERED_DELIVERY }),
    ),
  );

/** Like `findDeliveryMethods`, for the settings. */
export const listDeliveryMethods = (tenantId: TenantId): Promise<KeptDeliveryMethod[]> =>
  tenantDb(tenantId, (db) => findDeliveryMethods(db, tenantId));

import type { Database } from '@/lib/db/client';
import { deliveryColumns } from '@/lib/delivery/delivery-methods.commands';
import { readDelivery, type TypedDelivery } from '@/lib/delivery/read-delivery';
import type { TenantId } from '@/lib/ids';
import type { DemoShop } from './catalogue';

const EMPTY: TypedDelivery = {
  name: '',
  kind: 'pieces',
  first: '',
  further: '',
  bands: [],
  freeFrom: '',
  minDays: '',
  maxDays: '',
  pickupAddress: '',
  pickupTimes: '',
  places: [],
};

/** The ways of delivery of a demo shop, read as if its owner had typed them. */
export async function insertDeliveries(db: Database, tenantId: TenantId, shop: DemoShop): Promise<void> {
  for (const [position, typed] of (shop.deliveries ?? []).entries()) {
    const read = readDelivery({ ...EMPTY, ...typed });
    if (!read.ok) {
      throw new Error(`No delivery "${typed.name}" of ${shop.slug}: ${JSON.stringify(read.error)}`);
    }
    await db.deliveryMethod.create({ data: { tenantId, position, ...deliveryColumns(read.value) } });
  }
}

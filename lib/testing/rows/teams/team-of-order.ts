import { database } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { addFilesTo, createUpload } from '@/lib/testing/rows/uploads';
import { storeOrderFiles } from '@/lib/uploads/order-files/store-order-files';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { createTeamOrder } from './team-orders';

type OrderChanges = Partial<Prisma.OrderUncheckedCreateInput>;
type TeamLine = Parameters<typeof createTeamOrder>[1][number];

/** A paid order of one line with a team and a logo, whose upload is gone. */
export async function createTeamWithLogo(
  store: ObjectStore,
  tenantId: TenantId,
  line: TeamLine,
  changes: OrderChanges = {},
) {
  const { orderId, itemIds } = await createTeamOrder(tenantId, [line], { paidAt: new Date(), ...changes });
  const [itemId = ''] = itemIds;
  const upload = await createUpload(store, tenantId, { fileName: 'crest.png', width: 900, height: 600 });
  const files = await tenantDb(tenantId, (db) =>
    addFilesTo(db, tenantId, orderId, [{ uploadId: upload.id, kind: 'logo' }]),
  );
  const file = files.get(upload.id);
  const logoFileId = file?.fileId ?? '';
  const logo = {
    kind: 'logo',
    label: '',
    value: 'crest.png',
    files: [{ name: 'crest.png', url: file?.url ?? '' }],
  };
  await database().orderItem.updateMany({
    where: { tenantId, id: itemId },
    data: { logoFileId, logoUrl: file?.url ?? null, choices: [logo] },
  });
  await storeOrderFiles(tenantId, orderId);
  await store.delete(upload.objectKey);
  await database().upload.deleteMany({ where: { tenantId, id: upload.id } });
  return { orderId, itemId, logoFileId };
}

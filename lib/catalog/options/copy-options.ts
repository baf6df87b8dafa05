import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { currentVariants } from './shown-options';
import { readOptions, readVariant, VARIANT_COLUMNS } from './stored-options';

/** Gives a copy of a product the options of the original, with prices and pictures, without SKUs and without stock. */
export async function copyOptions(
  db: Database,
  tenantId: TenantId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const original = await db.product.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: from } },
    select: {
      options: true,
      variants: { select: { ...VARIANT_COLUMNS, stockVariantId: true }, orderBy: { position: 'asc' } },
    },
  });
  const options = readOptions(original.options);
  if (options.length === 0) {
    return;
  }
  const holderOf = new Map(original.variants.map(({ id, stockVariantId }) => [id, stockVariantId]));
  const variants = currentVariants(options, original.variants.map(readVariant));
  const copyOf = new Map([[from, to], ...variants.map(({ id }): [string, string] => [id, randomUUID()])]);
  await db.product.update({
    where: { tenantId_id: { tenantId, id: to } },
    data: { options },
    select: { id: true },
  });
  await db.productVariant.update({
    where: { tenantId_id: { tenantId, id: to } },
    data: { isOffered: false },
    select: { id: true },
  });
  await db.productVariant.createMany({
    data: variants.map(({ id, values, priceCents, imageUrl, isOffered }, index) => {
      const copy = copyOf.get(id) ?? to;
      return {
        ...{ tenantId, id: copy, productId: to, position: index + 1, optionValues: values },
        ...{ priceCents, imageUrl, isOffered },
        stockVariantId: copyOf.get(holderOf.get(id) ?? id) ?? copy,
      };
    }),
  });
}

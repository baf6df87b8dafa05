import 'server-only';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents, centsToDecimal } from '@/lib/money/cents';
import { weightText } from '@/lib/text/weight';
import type { ExportedProduct } from './write-products';

const BATCH = 200;

const columns = {
  id: true,
  name: true,
  description: true,
  priceCents: true,
  sku: true,
  weightGrams: true,
  imageUrl: true,
  isActive: true,
  allowsCustomization: true,
  customizationLabel: true,
  customizationPlaceholder: true,
  customizationLimit: true,
  isTeamOrder: true,
  requiresLogo: true,
  requiresRoster: true,
  category: { select: { name: true } },
  furtherCategories: {
    select: { category: { select: { name: true } } },
    orderBy: { category: { displayOrder: 'asc' } },
  },
} satisfies Prisma.ProductSelect;

type Row = Prisma.ProductGetPayload<{ select: typeof columns }>;

/** A row as the texts of a file; `linkTo` makes an absolute address of a picture's path. */
function toExported(row: Row, linkTo: (path: string) => string): ExportedProduct {
  const { id, imageUrl, weightGrams, priceCents, category, furtherCategories, ...rest } = row;
  return {
    id,
    weightGrams,
    pictureUrl: imageUrl?.startsWith('/') ? linkTo(imageUrl) : imageUrl,
    values: {
      ...rest,
      price: centsToDecimal(cents(priceCents)),
      weight: weightGrams === null ? '' : weightText(weightGrams),
      category: category?.name ?? '',
      furtherCategories: furtherCategories.map((further) => further.category.name),
      customizationLabel: rest.customizationLabel ?? '',
      customizationPlaceholder: rest.customizationPlaceholder ?? '',
      customizationLimit: rest.customizationLimit?.toString() ?? '',
    },
  };
}

/** The shop's products that are not archived, batch by batch. */
export async function* exportProducts(
  tenantId: TenantId,
  linkTo: (path: string) => string,
): AsyncGenerator<ExportedProduct[], void, undefined> {
  let after: string | null = null;
  for (;;) {
    const rows: Row[] = await readBatch(tenantId, after);
    if (rows.length > 0) {
      yield rows.map((row) => toExported(row, linkTo));
    }
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < BATCH) {
      return;
    }
  }
}

const readBatch = (tenantId: TenantId, after: string | null): Promise<Row[]> =>
  tenantDb(tenantId, (db) =>
    db.product.findMany({
      where: { tenantId, archivedAt: null, ...(after !== null && { id: { gt: after } }) },
      select: columns,
      orderBy: { id: 'asc' },
      take: BATCH,
    }),
  );

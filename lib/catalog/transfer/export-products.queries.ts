import 'server-only';
import { upchargeOf } from '@/lib/catalog/options/roster-size';
import { currentVariants } from '@/lib/catalog/options/shown-options';
import { readOptions, readVariant, VARIANT_COLUMNS } from '@/lib/catalog/options/stored-options';
import { readStockKind } from '@/lib/catalog/stock/stock-kind';
import type { Prisma } from '@/lib/db/generated/client';
import { tenantStatement } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { cents, centsToDecimal } from '@/lib/money/cents';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';
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
  stockKind: true,
  options: true,
  rosterSettings: true,
  variants: {
    select: { ...VARIANT_COLUMNS, stockVariant: { select: { onHand: true } } },
    orderBy: { position: 'asc' },
  },
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

type LinkTo = (path: string) => string;

const absolute = (url: string | null, linkTo: LinkTo): string | null =>
  url?.startsWith('/') ? linkTo(url) : url;

/** A row as the texts of a file; `linkTo` makes an absolute address of a picture's path. */
function toExported(row: Row, linkTo: LinkTo): ExportedProduct {
  const { id, imageUrl, weightGrams, priceCents, category, furtherCategories, ...more } = row;
  const { stockKind, options, rosterSettings, variants, ...rest } = more;
  return {
    id,
    weightGrams,
    pictureUrl: absolute(imageUrl, linkTo),
    stockKind: readStockKind(stockKind),
    ...optionsOf({ id, priceCents, sku: row.sku, options, rosterSettings, variants }, linkTo),
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

/** What is for sale of a product: the combinations of its options with their prices, SKUs and pieces. */
function optionsOf(
  row: Pick<Row, 'id' | 'priceCents' | 'sku' | 'options' | 'rosterSettings' | 'variants'>,
  linkTo: LinkTo,
): Pick<ExportedProduct, 'options' | 'variants' | 'pieces'> {
  const options = readOptions(row.options);
  const onHand = new Map(row.variants.map(({ id, stockVariant }) => [id, stockVariant.onHand]));
  const read = row.variants.map(({ stockVariant: _stock, ...variant }) => readVariant(variant));
  const sizeAt = options.findIndex(({ isRosterSize }) => isRosterSize);
  const roster = sizeAt === -1 ? null : readRosterSettings(row.rosterSettings);
  return {
    options,
    pieces: onHand.get(row.id) ?? 0,
    variants: currentVariants(options, read).flatMap(
      ({ id, values, priceCents, sku, imageUrl, isOffered }) =>
        isOffered
          ? [
              {
                values,
                price: centsToDecimal(
                  cents(
                    (priceCents ?? row.priceCents) + (roster ? upchargeOf(roster, values[sizeAt] ?? '') : 0),
                  ),
                ),
                sku: sku ?? row.sku,
                pictureUrl: absolute(imageUrl, linkTo),
                pieces: onHand.get(id) ?? 0,
              },
            ]
          : [],
    ),
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
  tenantStatement(tenantId, (db) =>
    db.product.findMany({
      where: { tenantId, archivedAt: null, ...(after !== null && { id: { gt: after } }) },
      select: columns,
      orderBy: { id: 'asc' },
      take: BATCH,
    }),
  );

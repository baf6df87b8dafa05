import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { err, ok, type Result } from '@/lib/result';
import { moveStock } from './move-stock';
import type { OptionsInput, VariantInput } from './options-input';
import { effectKey, type ProductOption } from './product-option';
import { readVariant, VARIANT_COLUMNS } from './stored-options';

export type VariantsError = { code: 'picture_gone' } | { code: 'variant_sku_taken'; sku: string };

/** Marks an upload as used, and answers its address; null if it is not there any more. */
export type TakeUpload = (uploadId: string) => Promise<string | null>;

type OwnProduct = { id: string; sku: string; imageUrl: string | null };

/**
 * Makes the variants of a locked product those of `input`. A combination keeps its row by its id, or by its values. One
 * that is gone is deleted, unless an order or its history of stock names it: then it is no longer offered. Pieces on hand stay with those that
 * they counted for.
 */
export async function saveVariants(
  db: Database,
  tenantId: TenantId,
  product: OwnProduct,
  { options, variants }: OptionsInput,
  takeUpload: TakeUpload,
): Promise<Result<null, VariantsError>> {
  const before = await findRows(db, tenantId, product.id);
  if (variants.length === 0 && before.length === 0) {
    return ok(null);
  }
  const inUse = await findTakenSku(db, tenantId, product, variants);
  if (inUse !== null) {
    return err({ code: 'variant_sku_taken', sku: inUse });
  }
  const formerPictures = [...new Set(before.flatMap(({ imageUrl }) => imageUrl ?? []))];
  const pictures = await readPictures(variants, [product.imageUrl, ...formerPictures], takeUpload);
  if (pictures === null) {
    return err({ code: 'picture_gone' });
  }
  const rows = matchRows(before, variants);
  const holders = holdersOf(product.id, options, rows);
  // Written anew below, all of them: the trigger then decides which of several equal ones has the key.
  await db.productVariant.updateMany({
    where: { tenantId, productId: product.id, sku: { not: null } },
    data: { sku: null },
  });
  await writeRows(db, tenantId, product.id, [
    ...rows.map(({ id, input }, position) => ({
      id,
      position: position + 1,
      option_values: input.values,
      sku: input.sku?.toLowerCase() === product.sku.toLowerCase() ? null : input.sku,
      price_cents: input.priceCents,
      image_url: pictures.get(pictureKey(input)) ?? null,
      is_offered: input.isOffered,
      stock_variant_id: holders.get(id) ?? id,
    })),
  ]);
  await db.productVariant.update({
    where: { tenantId_id: { tenantId, id: product.id } },
    data: { isOffered: options.length === 0 },
  });
  await moveStock(db, tenantId, product.id, { before, rows, holders });
  await dropRows(db, tenantId, before, rows);
  return ok(null);
}

const ROW_COLUMNS = { ...VARIANT_COLUMNS, onHand: true, stockVariantId: true } as const;

/** The rows of combinations, without the product's own. */
async function findRows(db: Database, tenantId: TenantId, productId: string) {
  // Orders take pieces meanwhile, and may be about to refer to a row that goes.
  await db.$queryRaw`
    SELECT id FROM product_variants
    WHERE tenant_id = ${tenantId}::uuid AND product_id = ${productId}::uuid ORDER BY id FOR UPDATE`;
  const rows = await db.productVariant.findMany({
    where: { tenantId, productId, id: { not: productId } },
    orderBy: { position: 'asc' },
    select: ROW_COLUMNS,
  });
  return rows.map(({ onHand, stockVariantId, ...row }) => ({ ...readVariant(row), onHand, stockVariantId }));
}

export type StoredRow = Awaited<ReturnType<typeof findRows>>[number];
export type MatchedRow = { id: string; former: StoredRow | null; input: VariantInput };

/** An SKU of the variants that another product or one of its variants has; null if there is none. */
async function findTakenSku(
  db: Database,
  tenantId: TenantId,
  { id }: OwnProduct,
  variants: readonly VariantInput[],
): Promise<string | null> {
  const skus = new Map(variants.flatMap(({ sku }) => (sku === null ? [] : [[sku.toLowerCase(), sku]])));
  const taken =
    skus.size === 0
      ? null
      : await db.productVariant.findFirst({
          where: { tenantId, productId: { not: id }, skuKey: { in: [...skus.keys()] } },
          select: { skuKey: true },
        });
  return taken && (skus.get(taken.skuKey ?? '') ?? taken.skuKey);
}

const pictureKey = ({ picture }: VariantInput): string => JSON.stringify(picture);

/** The addresses of the pictures by `pictureKey`; null if one of them is not there any more. */
async function readPictures(
  variants: readonly VariantInput[],
  known: readonly (string | null)[],
  takeUpload: TakeUpload,
): Promise<ReadonlyMap<string, string> | null> {
  const pictures = new Map<string, string>();
  for (const variant of variants) {
    const { picture } = variant;
    if (picture === null || pictures.has(pictureKey(variant))) {
      continue;
    }
    if ('url' in picture) {
      if (!known.includes(picture.url)) {
        return null;
      }
      pictures.set(pictureKey(variant), picture.url);
    } else {
      const url = await takeUpload(picture.uploadId);
      if (url === null) {
        return null;
      }
      pictures.set(pictureKey(variant), url);
    }
  }
  return pictures;
}

/** Each combination with its row of before: by the id that the form has, or else by its values. */
function matchRows(before: readonly StoredRow[], variants: readonly VariantInput[]): MatchedRow[] {
  const free = new Map(before.map((row) => [row.id, row]));
  const take = (row: StoredRow | undefined): StoredRow | null => {
    if (row === undefined) {
      return null;
    }
    free.delete(row.id);
    return row;
  };
  const byId = variants.map(({ id }) => (id === null ? null : take(free.get(id.toLowerCase()))));
  return variants.map((input, index) => {
    const sameValues = JSON.stringify(input.values);
    const former =
      byId[index] ?? take([...free.values()].find(({ values }) => JSON.stringify(values) === sameValues));
    return { id: former?.id ?? randomUUID(), former, input };
  });
}

/** By id, the variant whose pieces on hand count: the product's own row if no option changes the stock. */
function holdersOf(
  productId: string,
  options: readonly ProductOption[],
  rows: readonly MatchedRow[],
): Map<string, string> {
  if (!options.some(({ changesStock }) => changesStock)) {
    return new Map(rows.map(({ id }) => [id, productId]));
  }
  const groups = new Map<string, MatchedRow[]>();
  for (const row of rows) {
    const key = effectKey(options, 'changesStock', row.input.values);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const holders = new Map<string, string>();
  for (const group of groups.values()) {
    const counted = group.find(({ former }) => former !== null && former.stockVariantId === former.id);
    for (const { id } of group) {
      holders.set(id, (counted ?? group[0])?.id ?? id);
    }
  }
  return holders;
}

type WrittenRow = {
  id: string;
  position: number;
  option_values: string[];
  sku: string | null;
  price_cents: number | null;
  image_url: string | null;
  is_offered: boolean;
  stock_variant_id: string;
};

/** One statement for up to a hundred rows. */
const writeRows = (db: Database, tenantId: TenantId, productId: string, rows: readonly WrittenRow[]) =>
  db.$executeRaw`
    INSERT INTO product_variants (tenant_id, id, product_id, position, option_values, sku, price_cents, image_url,
      is_offered, stock_variant_id)
    SELECT ${tenantId}::uuid, r.id, ${productId}::uuid, r.position, r.option_values, r.sku, r.price_cents, r.image_url,
      r.is_offered, r.stock_variant_id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, position integer, option_values jsonb,
      sku text, price_cents integer, image_url text, is_offered boolean, stock_variant_id uuid)
    ON CONFLICT (tenant_id, id) DO UPDATE SET position = excluded.position, option_values = excluded.option_values,
      sku = excluded.sku, price_cents = excluded.price_cents, image_url = excluded.image_url,
      is_offered = excluded.is_offered, stock_variant_id = excluded.stock_variant_id,
      version = product_variants.version + 1`;

async function dropRows(
  db: Database,
  tenantId: TenantId,
  before: readonly StoredRow[],
  rows: readonly MatchedRow[],
): Promise<void> {
  const kept = new Set(rows.map(({ id }) => id));
  const gone = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (gone.length === 0) {
    return;
  }
  const ordered = await db.orderItem.findMany({
    where: { tenantId, variantId: { in: gone } },
    distinct: ['variantId'],
    select: { variantId: true },
  });
  // An unpaid order may hold pieces of it, which are taken when it is paid.
  const held = await db.stockHold.findMany({
    where: { tenantId, variantId: { in: gone } },
    distinct: ['variantId'],
    select: { variantId: true },
  });
  // The history of a stock goes with its variant. What moved with the options is told where it went to.
  const told = await db.stockChange.findMany({
    where: { tenantId, variantId: { in: gone }, kind: { not: 'options' } },
    distinct: ['variantId'],
    select: { variantId: true },
  });
  const named = new Set([...ordered, ...held, ...told].map(({ variantId }) => variantId));
  for (const id of gone.filter((one) => named.has(one))) {
    await db.productVariant.update({
      where: { tenantId_id: { tenantId, id } },
      data: { isOffered: false, stockVariantId: id },
    });
  }
  const unnamed = gone.filter((id) => !named.has(id));
  // One that is kept may have shared the pieces of one that goes.
  await db.$executeRaw`
    UPDATE product_variants SET stock_variant_id = id
    WHERE tenant_id = ${tenantId}::uuid AND stock_variant_id = ANY (${unnamed}::uuid[]) AND id <> ALL (${unnamed}::uuid[])`;
  await db.productVariant.deleteMany({ where: { tenantId, id: { in: unnamed } } });
}

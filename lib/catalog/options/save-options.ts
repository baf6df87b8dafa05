import 'server-only';
import type { Database } from '@/lib/db/tenant-db';
import type { TenantId } from '@/lib/ids';
import { centsToDecimal } from '@/lib/money/cents';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { NO_OPTIONS_SENT, optionsWith } from './options-input';
import type { OptionsToSave } from './options-to-save';
import type { ProductOption, ProductVariant } from './product-option';
import { saveVariants, type TakeUpload, type VariantsError } from './save-variants';
import { readOptions, readVariant, VARIANT_COLUMNS } from './stored-options';

/** The variants cannot be saved: thrown, so that the transaction leaves nothing of the product. */
export class VariantsRefusedError extends Error {
  override readonly name = 'VariantsRefusedError';
  constructor(readonly refusal: VariantsError) {
    super(refusal.code);
  }
}

type SavedProduct = {
  id: string;
  sku: string;
  imageUrl: string | null;
  isTeamOrder: boolean;
  rosterSettings: RosterSettings | null;
};

const rosterOf = ({ isTeamOrder, rosterSettings }: SavedProduct): RosterSettings | null =>
  isTeamOrder ? (rosterSettings ?? DEFAULT_ROSTER_SETTINGS) : null;

/**
 * Saves the options of a product that this transaction has written, and their variants. `sent` is undefined for a form
 * without options: they stay, with the roster's present sizes.
 */
export async function saveOptions(
  db: Database,
  tenantId: TenantId,
  product: SavedProduct,
  sent: OptionsToSave | undefined,
  takeUpload: TakeUpload,
): Promise<void> {
  const stored = await db.product.findUniqueOrThrow({
    where: { tenantId_id: { tenantId, id: product.id } },
    select: {
      options: true,
      stockKind: true,
      variants: { select: VARIANT_COLUMNS, orderBy: { position: 'asc' } },
    },
  });
  const options = readOptions(stored.options);
  if (sent === undefined && !options.some(({ isRosterSize }) => isRosterSize)) {
    return;
  }
  const asSent = sent ?? toSave(options, stored.variants.map(readVariant));
  const next = optionsWith(asSent, rosterOf(product));
  await db.product.update({
    where: { tenantId_id: { tenantId, id: product.id } },
    data: {
      options: next.options,
      // What is one of a kind has no options: with some, its pieces are counted.
      ...(stored.stockKind === 'one_of_a_kind' && next.options.length > 0 && { stockKind: 'counted' }),
    },
    select: { id: true },
  });
  const saved = await saveVariants(db, tenantId, product, next, takeUpload);
  if (!saved.ok) {
    throw new VariantsRefusedError(saved.error);
  }
}

/** Stored options as a form would send them. */
export const toSave = (
  options: readonly ProductOption[],
  variants: readonly ProductVariant[],
): OptionsToSave =>
  options.length === 0
    ? NO_OPTIONS_SENT
    : {
        options: options.map(({ values, ...option }, index) => ({
          ...option,
          values: values.map((text) => ({ text, picture: pictureOf(option, variants, index, text) })),
        })),
        variants: variants.map(({ id, values, sku, priceCents, isOffered }) => ({
          id,
          values,
          price: priceCents === null ? '' : centsToDecimal(priceCents),
          sku: sku ?? '',
          isOffered,
        })),
      };

function pictureOf(
  { changesPicture }: Pick<ProductOption, 'changesPicture'>,
  variants: readonly ProductVariant[],
  index: number,
  text: string,
) {
  const pictured = variants.find(({ values }) => values[index] === text);
  return changesPicture && pictured?.imageUrl ? { url: pictured.imageUrl } : null;
}

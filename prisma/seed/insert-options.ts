import { optionsWith } from '@/lib/catalog/options/options-input';
import { combinationsOf } from '@/lib/catalog/options/product-option';
import { saveVariants } from '@/lib/catalog/options/save-variants';
import type { Database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { cents, centsToDecimal } from '@/lib/money/cents';
import type { RosterSettings } from '@/lib/rosters/settings/roster-settings';
import type { DemoOptions } from './catalogue/types';

type InsertedProduct = { id: string; sku: string; imageUrl: string | null; roster: RosterSettings | null };

/** Gives a demo product its options. `storePicture` stores a drawing and answers its address. */
export async function insertOptions(
  db: Database,
  tenantId: TenantId,
  { roster, ...product }: InsertedProduct,
  { options, priceCents, notMade }: DemoOptions,
  storePicture: (drawing: string) => Promise<string>,
): Promise<void> {
  const sent = {
    options: options.map(({ values, pictures = {}, ...option }) => ({
      ...option,
      values: values.map((text) => {
        const drawing = pictures[text];
        return { text, picture: drawing === undefined ? null : { uploadId: drawing } };
      }),
    })),
    variants: combinationsOf(options.map(({ values }) => values)).map((values) => {
      const name = values.join(' / ');
      const price = priceCents[name];
      return {
        ...{ id: null, values, sku: '', isOffered: !notMade.includes(name) },
        price: price === undefined ? '' : centsToDecimal(cents(price)),
      };
    }),
  };
  const next = optionsWith(sent, roster);
  await db.product.update({
    where: { tenantId_id: { tenantId, id: product.id } },
    data: { options: next.options },
  });
  const saved = await saveVariants(db, tenantId, product, next, storePicture);
  if (!saved.ok) {
    throw new Error(`No options: ${saved.error.code}`);
  }
}

// The product form as kept over a reload: the typed values, and the product that they started from.
import * as z from 'zod/mini';
import type { SettledEntry } from '@/components/admin/pictures/list/picture-entry';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';
import { NEW_PRODUCT, type ProductFormValues } from '@/lib/catalog/products/product-form-values';
import type { ColumnKind } from '@/lib/rosters/settings/roster-settings';

/** The stored product when the form was opened. */
export type OpenedProduct = {
  id: string;
  version: number;
  pictures: ProductPictureView[];
  values: ProductFormValues;
};

export type KeptProduct = {
  /** Null for a new product. */
  opened: OpenedProduct | null;
  values: ProductFormValues;
  /** Null in a form of the previous release: its pictures are as they are stored. */
  pictures: SettledEntry[] | null;
};

const KINDS = {
  name: 'name',
  number: 'number',
  size: 'size',
  quantity: 'quantity',
  text: 'text',
  notes: 'notes',
} as const satisfies { [Kind in ColumnKind]: Kind };

const text = z.string();
const column = z.object({
  id: text,
  kind: z.enum(KINDS),
  label: text,
  isRequired: z.boolean(),
  longest: text,
  lowest: text,
  highest: text,
  isUnique: z.boolean(),
  sizes: z.array(z.object({ key: text, label: text, upcharge: text })),
});
const option = z.object({
  key: text,
  name: text,
  isRosterSize: z.boolean(),
  changesPrice: z.boolean(),
  changesStock: z.boolean(),
  changesSku: z.boolean(),
  changesPicture: z.boolean(),
  values: z.array(z.object({ key: text, text, imageUrl: z.nullable(text), uploadId: z.nullable(text) })),
});
const cell = z.object({ id: z.nullable(text), price: text, sku: text, isOffered: z.boolean() });
const terms = z.object({
  ...{ sale: text, saleFrom: text, saleUntil: text, minimum: text, readyDays: text, letterStyle: text },
  breaks: z.array(z.object({ key: text, from: text, price: text })),
});
const values = z.object({
  name: text,
  description: text,
  price: text,
  sku: text,
  categoryId: text,
  furtherCategoryIds: z.array(text),
  isActive: z.boolean(),
  allowsCustomization: z.boolean(),
  customizationLabel: text,
  customizationPlaceholder: text,
  weight: text,
  customizationLimit: text,
  isTeamOrder: z.boolean(),
  requiresLogo: z.boolean(),
  requiresRoster: z.boolean(),
  roster: z.array(column),
  options: z.object({ options: z.array(option), cells: z.record(text, cell) }),
  terms,
});
const percent = z.int();
const size = z.nullable(z.int());
const storedPicture = z.object({
  ...{ id: text, imageUrl: text, alt: text, focalX: percent, focalY: percent },
  ...{ width: size, height: size },
});
const entry = z.object({
  key: text,
  source: z.nullable(z.union([z.object({ id: text }), z.object({ uploadId: text })])),
  url: z.nullable(text),
  ...{ alt: text, focalX: percent, focalY: percent },
  isRemoved: z.boolean(),
});
const kept = z.object({
  opened: z.nullable(z.object({ id: text, version: z.int(), pictures: z.array(storedPicture), values })),
  values,
  pictures: z.nullable(z.array(entry)),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A form of the previous release can lack a new field: it gets the default of a new product. */
function complete(form: unknown): unknown {
  return isRecord(form) ? { ...NEW_PRODUCT, ...form } : form;
}

/** The kept form; null if there is none, or it is malformed. */
export function readKeptProduct(stored: unknown): KeptProduct | null {
  if (!isRecord(stored)) {
    return null;
  }
  const { opened } = stored;
  const parsed = kept.safeParse({
    pictures: null,
    ...stored,
    values: complete(stored.values),
    opened: isRecord(opened) ? { pictures: [], ...opened, values: complete(opened.values) } : opened,
  });
  return parsed.success ? parsed.data : null;
}

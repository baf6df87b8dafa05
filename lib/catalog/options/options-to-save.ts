// A product's options as its form sends them: texts as they were typed.
import type { OptionEffect } from './product-option';

/** A picture that a variant of this product has already, or one that was uploaded for it. */
export type ValuePicture = { url: string } | { uploadId: string } | null;

/** In place of an upload's id while the picture is sent. */
export const UPLOADING = 'uploading';

export type OptionToSave = Record<OptionEffect, boolean> & {
  name: string;
  isRosterSize: boolean;
  values: { text: string; picture: ValuePicture }[];
};

export type VariantToSave = {
  /** Null for a new combination. */
  id: string | null;
  values: string[];
  /** Empty for the product's; so is the SKU. */
  price: string;
  sku: string;
  isOffered: boolean;
};

export type OptionsToSave = { options: OptionToSave[]; variants: VariantToSave[] };

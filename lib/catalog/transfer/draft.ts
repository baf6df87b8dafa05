// A product as a file describes it: texts as in the product form, so that the form's rules check them.

import { type ProductTextField, productTextProblem } from '@/lib/catalog/products/product-rules';
import type { DraftOptions } from './options/draft-options';

export type FileShape = 'own' | 'shopify' | 'etsy';

export type DraftValues = Record<ProductTextField, string> & {
  /** The first category's name; empty for none. */
  category: string;
  furtherCategories: string[];
  isActive: boolean;
  allowsCustomization: boolean;
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
};

export type DraftField = keyof DraftValues;

/** What a file says of a product that is not taken over. */
export type DraftNote =
  | { kind: 'pictures'; addresses: string[] }
  /** Rows whose combination an earlier row has. */
  | { kind: 'repeated'; count: number }
  /** Variants of different weights. */
  | { kind: 'weights'; heaviest: string }
  /** SKUs of which the file does not say whose they are. */
  | { kind: 'skus'; skus: string[] }
  | { kind: 'currency'; currency: string }
  | { kind: 'compare_at'; price: string }
  | { kind: 'sku_made' };

export type ProductDraft = {
  /** The row of the file in which it begins, from 1, with the headings. */
  line: number;
  values: DraftValues;
  options: DraftOptions;
  notes: DraftNote[];
};

export type FileReading = {
  shape: FileShape;
  /** The fields that the file has columns for; others of an existing product stay as they are. */
  given: DraftField[];
  drafts: ProductDraft[];
};

export const EMPTY_DRAFT: DraftValues = {
  name: '',
  description: '',
  price: '',
  sku: '',
  weight: '',
  category: '',
  furtherCategories: [],
  isActive: true,
  allowsCustomization: false,
  customizationLabel: '',
  customizationPlaceholder: '',
  customizationLimit: '',
  isTeamOrder: false,
  requiresLogo: false,
  requiresRoster: false,
};

/** The fields of a draft that can be repaired in the preview, in the order of its columns. */
export const REPAIRED_FIELDS = ['name', 'sku', 'price', 'description', 'weight'] as const;

/** The sentences about what is wrong with the texts of a draft, by field. */
export function draftProblems(values: DraftValues): Partial<Record<ProductTextField, string>> {
  const problems: Partial<Record<ProductTextField, string>> = {};
  for (const field of [
    ...REPAIRED_FIELDS,
    'customizationLabel',
    'customizationPlaceholder',
    'customizationLimit',
  ] as const) {
    const problem = productTextProblem[field](values[field]);
    if (problem !== null) {
      problems[field] = problem;
    }
  }
  return problems;
}

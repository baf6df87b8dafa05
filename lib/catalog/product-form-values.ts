// What the product form holds while somebody types: texts and switches, as the fields have them.
import { centsToDecimal } from '@/lib/money/cents';
import { type ProductTextField, productTextProblem, TEXT_FIELDS } from './product-rules';
import type { AdminProductView } from './product-views';

export type ProductFormValues = Record<ProductTextField, string> & {
  /** Empty for no category. */
  categoryId: string;
  isActive: boolean;
  allowsCustomization: boolean;
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
};

export type ProductFormErrors = Partial<Record<keyof ProductFormValues | 'picture', string>>;

export const NEW_PRODUCT: ProductFormValues = {
  name: '',
  description: '',
  price: '',
  sku: '',
  categoryId: '',
  isActive: true,
  allowsCustomization: false,
  customizationLabel: '',
  customizationPlaceholder: '',
  isTeamOrder: false,
  requiresLogo: false,
  requiresRoster: false,
};

/** The form of a product that there is. */
export const formValuesOf = (product: AdminProductView): ProductFormValues => ({
  name: product.name,
  description: product.description,
  price: centsToDecimal(product.priceCents),
  sku: product.sku,
  categoryId: product.categoryId ?? '',
  isActive: product.isActive,
  allowsCustomization: product.allowsCustomization,
  customizationLabel: product.customizationLabel ?? '',
  customizationPlaceholder: product.customizationPlaceholder ?? '',
  isTeamOrder: product.isTeamOrder,
  requiresLogo: product.requiresLogo,
  requiresRoster: product.requiresRoster,
});

/** The values without those of fields that are not shown: no label where nothing is customised, and so on. */
export const shownValues = (values: ProductFormValues): ProductFormValues => ({
  ...values,
  ...(!values.allowsCustomization && { customizationLabel: '', customizationPlaceholder: '' }),
  ...(!values.isTeamOrder && { requiresLogo: false, requiresRoster: false }),
});

const FIELDS = Object.keys(NEW_PRODUCT) as (keyof ProductFormValues)[];

/** Whether the two forms hold anything different. */
export const isChanged = (a: ProductFormValues, b: ProductFormValues): boolean =>
  FIELDS.some((field) => a[field] !== b[field]);

/** What is wrong with the texts that are shown, by field. */
export function problemsOf(values: ProductFormValues): ProductFormErrors {
  const shown = shownValues(values);
  const problems: ProductFormErrors = {};
  for (const field of TEXT_FIELDS) {
    const problem = productTextProblem[field](shown[field]);
    if (problem !== null) {
      problems[field] = problem;
    }
  }
  return problems;
}
